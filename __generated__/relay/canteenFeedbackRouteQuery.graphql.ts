/**
 * @generated SignedSource<<48abef92c6327a54068c149320c4b295>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type canteenFeedbackRouteQuery$variables = {
  hashedOrderId: string;
};
export type canteenFeedbackRouteQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CanteenFeedbackScreen_query">;
};
export type canteenFeedbackRouteQuery = {
  response: canteenFeedbackRouteQuery$data;
  variables: canteenFeedbackRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hashedOrderId"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "canteenFeedbackRouteQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CanteenFeedbackScreen_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "canteenFeedbackRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "hashedOrderId",
            "variableName": "hashedOrderId"
          }
        ],
        "concreteType": "CanteenOrderSummary",
        "kind": "LinkedField",
        "name": "canteenOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deliveryHour",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "itemNames",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "feedbackTags",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isFeedbackDone",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "bd24cb5389f85192edbed14c7b2c4083",
    "id": null,
    "metadata": {},
    "name": "canteenFeedbackRouteQuery",
    "operationKind": "query",
    "text": "query canteenFeedbackRouteQuery(\n  $hashedOrderId: String!\n) {\n  ...CanteenFeedbackScreen_query\n}\n\nfragment CanteenFeedbackScreen_query on Query {\n  canteenOrder(hashedOrderId: $hashedOrderId) {\n    number\n    deliveryHour\n    itemNames\n    ...CanteenFeedback_order\n  }\n}\n\nfragment CanteenFeedback_order on CanteenOrderSummary {\n  feedbackTags\n  isFeedbackDone\n}\n"
  }
};
})();

(node as any).hash = "9aa4acc82bae5cbf1e2e77543740e882";

export default node;
