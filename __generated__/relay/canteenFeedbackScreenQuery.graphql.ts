/**
 * @generated SignedSource<<a9b66574a82f4cf3b24972d583b04870>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type canteenFeedbackScreenQuery$variables = {
  hashedOrderId: string;
};
export type canteenFeedbackScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CanteenFeedbackScreen_query">;
};
export type canteenFeedbackScreenQuery = {
  response: canteenFeedbackScreenQuery$data;
  variables: canteenFeedbackScreenQuery$variables;
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
    "name": "canteenFeedbackScreenQuery",
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
    "name": "canteenFeedbackScreenQuery",
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
    "cacheID": "a9a0de0be3ab912d7f5a06cdbf5fff9e",
    "id": null,
    "metadata": {},
    "name": "canteenFeedbackScreenQuery",
    "operationKind": "query",
    "text": "query canteenFeedbackScreenQuery(\n  $hashedOrderId: String!\n) {\n  ...CanteenFeedbackScreen_query\n}\n\nfragment CanteenFeedbackScreen_query on Query {\n  canteenOrder(hashedOrderId: $hashedOrderId) {\n    number\n    deliveryHour\n    itemNames\n    ...CanteenFeedback_order\n  }\n}\n\nfragment CanteenFeedback_order on CanteenOrderSummary {\n  feedbackTags\n  isFeedbackDone\n}\n"
  }
};
})();

(node as any).hash = "5c0a9d2c7019de03a446124f634b0a79";

export default node;
