/**
 * @generated SignedSource<<4dd723591936abc35c6f212ecfffed32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type offeredDaysQuery$variables = {
  brandId?: string | null | undefined;
  days?: number | null | undefined;
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
  "name": "days"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
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
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pointId"
},
v7 = [
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
        "name": "days",
        "variableName": "days"
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
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "offeredDaysQuery",
    "selections": (v7/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "offeredDaysQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "cacheID": "bd45155ea53e6a90d3e4eba187aa9310",
    "id": null,
    "metadata": {},
    "name": "offeredDaysQuery",
    "operationKind": "query",
    "text": "query offeredDaysQuery(\n  $pointId: ID!\n  $from: Date!\n  $lat: Float!\n  $lng: Float!\n  $lineId: ID!\n  $brandId: ID\n  $days: Int\n) {\n  businessDaysWithSlots(distributionPointId: $pointId, businessDay: $from, onlyOpenWithSales: true, lat: $lat, lng: $lng, lineId: $lineId, brandId: $brandId, days: $days) {\n    startAt\n    slots {\n      slotStartAt\n      slotEndAt\n      disabledSlot\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8f00759c3c72284b9f125069be412f99";

export default node;
