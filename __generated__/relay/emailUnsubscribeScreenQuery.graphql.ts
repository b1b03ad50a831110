/**
 * @generated SignedSource<<9b86d27d54ccdd7bfcf366d9b3a74918>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type emailUnsubscribeScreenQuery$variables = {
  token: string;
};
export type emailUnsubscribeScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EmailUnsubscribeScreen_query">;
};
export type emailUnsubscribeScreenQuery = {
  response: emailUnsubscribeScreenQuery$data;
  variables: emailUnsubscribeScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "emailUnsubscribeScreenQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "EmailUnsubscribeScreen_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "emailUnsubscribeScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "token",
            "variableName": "token"
          }
        ],
        "concreteType": "EmailSubscriptions",
        "kind": "LinkedField",
        "name": "emailSubscriptions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maskedEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MailSubscription",
            "kind": "LinkedField",
            "name": "subscriptions",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isSubscribed",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "167379535433230f6389e41fc6ee71a1",
    "id": null,
    "metadata": {},
    "name": "emailUnsubscribeScreenQuery",
    "operationKind": "query",
    "text": "query emailUnsubscribeScreenQuery(\n  $token: String!\n) {\n  ...EmailUnsubscribeScreen_query\n}\n\nfragment EmailUnsubscribeScreen_query on Query {\n  emailSubscriptions(token: $token) {\n    maskedEmail\n    ...EmailUnsubscribe_subscriptions\n  }\n}\n\nfragment EmailUnsubscribe_subscriptions on EmailSubscriptions {\n  subscriptions {\n    id\n    name\n    description\n    isSubscribed\n  }\n}\n"
  }
};
})();

(node as any).hash = "349990d36ae7eeadcf6dbf980b7a61b4";

export default node;
