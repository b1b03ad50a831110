/**
 * @generated SignedSource<<d5484e6edfea4c2d14078151f60ee7e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type feedbackRouteQuery$variables = {
  orderId: string;
};
export type feedbackRouteQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackScreen_query">;
};
export type feedbackRouteQuery = {
  response: feedbackRouteQuery$data;
  variables: feedbackRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderId"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "feedbackRouteQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "FeedbackScreen_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "feedbackRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "orderId",
            "variableName": "orderId"
          }
        ],
        "kind": "ScalarField",
        "name": "checkIfFeedbackIsAlreadyDone",
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7b12e88426443e58f5d28db02ccc5d2a",
    "id": null,
    "metadata": {},
    "name": "feedbackRouteQuery",
    "operationKind": "query",
    "text": "query feedbackRouteQuery(\n  $orderId: ID!\n) {\n  ...FeedbackScreen_query\n}\n\nfragment FeedbackScreen_query on Query {\n  checkIfFeedbackIsAlreadyDone(orderId: $orderId)\n}\n"
  }
};
})();

(node as any).hash = "ba8cd6d4db778042999d32190ef2de88";

export default node;
