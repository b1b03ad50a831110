/**
 * @generated SignedSource<<bc7c7fadcf3217a91b7acd8ea8f93d37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type SlotStress = "high" | "low" | "medium";
export type useSlotNowQuery$variables = {
  brandId: string;
  businessDay: string;
  distributionPointId: string;
  lat?: number | null | undefined;
  lineId: string;
  lng?: number | null | undefined;
};
export type useSlotNowQuery$data = {
  readonly businessDaysWithSlots: ReadonlyArray<{
    readonly slots: ReadonlyArray<{
      readonly disabledSlot: boolean;
      readonly slotEndAt: string;
      readonly slotStartAt: string;
      readonly stress: SlotStress;
    }>;
  }>;
};
export type useSlotNowQuery = {
  response: useSlotNowQuery$data;
  variables: useSlotNowQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "brandId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "businessDay"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "distributionPointId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lat"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lineId"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lng"
},
v6 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "brandId",
        "variableName": "brandId"
      },
      {
        "kind": "Variable",
        "name": "businessDay",
        "variableName": "businessDay"
      },
      {
        "kind": "Variable",
        "name": "distributionPointId",
        "variableName": "distributionPointId"
      },
      {
        "kind": "Variable",
        "name": "lat",
        "variableName": "lat"
      },
      {
        "kind": "Variable",
        "name": "lineId",
        "variableName": "lineId"
      },
      {
        "kind": "Variable",
        "name": "lng",
        "variableName": "lng"
      }
    ],
    "concreteType": "BusinessDay",
    "kind": "LinkedField",
    "name": "businessDaysWithSlots",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Slot",
        "kind": "LinkedField",
        "name": "slots",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slotStartAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slotEndAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "disabledSlot",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stress",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSlotNowQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSlotNowQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "cacheID": "963974555ea27f5347318733f98ec14c",
    "id": null,
    "metadata": {},
    "name": "useSlotNowQuery",
    "operationKind": "query",
    "text": "query useSlotNowQuery(\n  $distributionPointId: ID!\n  $businessDay: Date!\n  $lineId: ID!\n  $brandId: ID!\n  $lat: Float\n  $lng: Float\n) {\n  businessDaysWithSlots(distributionPointId: $distributionPointId, businessDay: $businessDay, lat: $lat, lng: $lng, brandId: $brandId, lineId: $lineId) {\n    slots {\n      slotStartAt\n      slotEndAt\n      disabledSlot\n      stress\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e448d09ca3ed5201717088e43b9347e7";

export default node;
