/**
 * @generated SignedSource<<9c62980d0e93d8596e8f5a792eb2fd63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type feedbackScreenQuery$variables = {
  orderId: string;
};
export type feedbackScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackScreen_query">;
};
export type feedbackScreenQuery = {
  response: feedbackScreenQuery$data;
  variables: feedbackScreenQuery$variables;
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
    "name": "feedbackScreenQuery",
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
    "name": "feedbackScreenQuery",
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
    "cacheID": "2c1c8b0c2c1e7a1a54dd04d4381e1121",
    "id": null,
    "metadata": {},
    "name": "feedbackScreenQuery",
    "operationKind": "query",
    "text": "query feedbackScreenQuery(\n  $orderId: ID!\n) {\n  ...FeedbackScreen_query\n}\n\nfragment FeedbackScreen_query on Query {\n  checkIfFeedbackIsAlreadyDone(orderId: $orderId)\n}\n"
  }
};
})();

(node as any).hash = "04050ed5bf28b66d3b907284a8532eb3";

export default node;
