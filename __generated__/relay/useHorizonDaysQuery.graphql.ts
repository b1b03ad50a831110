/**
 * @generated SignedSource<<979f7100bf02a2ecbf83ca982f0dced1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useHorizonDaysQuery$variables = {
  brandId: string;
  businessDay: string;
  days: number;
  distributionPointId: string;
  lat?: number | null | undefined;
  lineId: string;
  lng?: number | null | undefined;
};
export type useHorizonDaysQuery$data = {
  readonly businessDaysWithSlots: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"toListedDay_day">;
  }>;
};
export type useHorizonDaysQuery = {
  response: useHorizonDaysQuery$data;
  variables: useHorizonDaysQuery$variables;
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
  "name": "days"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "distributionPointId"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lat"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lineId"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lng"
},
v7 = [
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
    "name": "days",
    "variableName": "days"
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
v8 = [
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
    "kind": "ScalarField",
    "name": "status",
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
    "name": "useHorizonDaysQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "BusinessDay",
        "kind": "LinkedField",
        "name": "businessDaysWithSlots",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "toListedDay_day",
            "selections": (v8/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useHorizonDaysQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "BusinessDay",
        "kind": "LinkedField",
        "name": "businessDaysWithSlots",
        "plural": true,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f37535c501a4cf21b369c8628f0b29d2",
    "id": null,
    "metadata": {},
    "name": "useHorizonDaysQuery",
    "operationKind": "query",
    "text": "query useHorizonDaysQuery(\n  $distributionPointId: ID!\n  $businessDay: Date!\n  $days: Int!\n  $lineId: ID!\n  $brandId: ID!\n  $lat: Float\n  $lng: Float\n) {\n  businessDaysWithSlots(distributionPointId: $distributionPointId, businessDay: $businessDay, days: $days, lat: $lat, lng: $lng, brandId: $brandId, lineId: $lineId) {\n    ...toListedDay_day\n  }\n}\n\nfragment toListedDay_day on BusinessDay {\n  startAt\n  status\n  slots {\n    slotStartAt\n    disabledSlot\n    stress\n  }\n}\n"
  }
};
})();

(node as any).hash = "32817feef1baf101847f91359071c02e";

export default node;
