/**
 * @generated SignedSource<<c5ddea17b1a2458b0e8fb1968513768c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"listedSlot_day">;
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
v7 = [
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
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "BusinessDay",
        "kind": "LinkedField",
        "name": "businessDaysWithSlots",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "listedSlot_day",
            "selections": (v7/*:: as any*/),
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSlotNowQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "BusinessDay",
        "kind": "LinkedField",
        "name": "businessDaysWithSlots",
        "plural": true,
        "selections": (v7/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "de7d5dd0f297a9167e034eedbb413a12",
    "id": null,
    "metadata": {},
    "name": "useSlotNowQuery",
    "operationKind": "query",
    "text": "query useSlotNowQuery(\n  $distributionPointId: ID!\n  $businessDay: Date!\n  $lineId: ID!\n  $brandId: ID!\n  $lat: Float\n  $lng: Float\n) {\n  businessDaysWithSlots(distributionPointId: $distributionPointId, businessDay: $businessDay, lat: $lat, lng: $lng, brandId: $brandId, lineId: $lineId) {\n    ...listedSlot_day\n  }\n}\n\nfragment listedSlot_day on BusinessDay {\n  slots {\n    slotStartAt\n    slotEndAt\n    disabledSlot\n    stress\n  }\n}\n"
  }
};
})();

(node as any).hash = "21b7ec8c3bbfd879c95f6e44baff634a";

export default node;
