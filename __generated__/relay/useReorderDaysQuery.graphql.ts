/**
 * @generated SignedSource<<2a7d4e72d5ed361a80f1426cc286fb8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useReorderDaysQuery$variables = {
  from: string;
  lat: number;
  lineId: string;
  lng: number;
  pointId: string;
};
export type useReorderDaysQuery$data = {
  readonly businessDaysWithSlots: ReadonlyArray<{
    readonly slots: ReadonlyArray<{
      readonly disabledSlot: boolean;
      readonly slotEndAt: string;
      readonly slotStartAt: string;
    }>;
    readonly startAt: string;
  }>;
};
export type useReorderDaysQuery = {
  response: useReorderDaysQuery$data;
  variables: useReorderDaysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lat"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lineId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lng"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pointId"
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "businessDay",
        "variableName": "from"
      },
      {
        "kind": "Variable",
        "name": "distributionPointId",
        "variableName": "pointId"
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
      },
      {
        "kind": "Literal",
        "name": "onlyOpenWithSales",
        "value": true
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
        "kind": "ScalarField",
        "name": "startAt",
        "storageKey": null
      },
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
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useReorderDaysQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useReorderDaysQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "d14c89e65f8002df22df37caf307feca",
    "id": null,
    "metadata": {},
    "name": "useReorderDaysQuery",
    "operationKind": "query",
    "text": "query useReorderDaysQuery(\n  $pointId: ID!\n  $from: Date!\n  $lat: Float!\n  $lng: Float!\n  $lineId: ID!\n) {\n  businessDaysWithSlots(distributionPointId: $pointId, businessDay: $from, onlyOpenWithSales: true, lat: $lat, lng: $lng, lineId: $lineId) {\n    startAt\n    slots {\n      slotStartAt\n      slotEndAt\n      disabledSlot\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "806752e79bc3d3c5bfaed10203ecdd14";

export default node;
