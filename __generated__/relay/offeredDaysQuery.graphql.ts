/**
 * @generated SignedSource<<8c64afe9ae6be47fb3fa0313445a44f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type offeredDaysQuery$variables = {
  brandId?: string | null | undefined;
  from: string;
  lat: number;
  lineId: string;
  lng: number;
  pointId: string;
};
export type offeredDaysQuery$data = {
  readonly businessDaysWithSlots: ReadonlyArray<{
    readonly slots: ReadonlyArray<{
      readonly disabledSlot: boolean;
      readonly slotEndAt: string;
      readonly slotStartAt: string;
    }>;
    readonly startAt: string;
  }>;
};
export type offeredDaysQuery = {
  response: offeredDaysQuery$data;
  variables: offeredDaysQuery$variables;
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
  "name": "from"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lat"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lineId"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lng"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pointId"
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
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "offeredDaysQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "offeredDaysQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "cacheID": "9e269cfe96cc4c91c3daabce0e0d50fc",
    "id": null,
    "metadata": {},
    "name": "offeredDaysQuery",
    "operationKind": "query",
    "text": "query offeredDaysQuery(\n  $pointId: ID!\n  $from: Date!\n  $lat: Float!\n  $lng: Float!\n  $lineId: ID!\n  $brandId: ID\n) {\n  businessDaysWithSlots(distributionPointId: $pointId, businessDay: $from, onlyOpenWithSales: true, lat: $lat, lng: $lng, lineId: $lineId, brandId: $brandId) {\n    startAt\n    slots {\n      slotStartAt\n      slotEndAt\n      disabledSlot\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ac5fd49049d7f18297b4114ed36f12b8";

export default node;
