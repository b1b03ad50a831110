/**
 * @generated SignedSource<<ca1edd74b4dffdc3422be48a2edb1e0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type emailUnsubscribeRouteQuery$variables = {
  token: string;
};
export type emailUnsubscribeRouteQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EmailUnsubscribeScreen_query">;
};
export type emailUnsubscribeRouteQuery = {
  response: emailUnsubscribeRouteQuery$data;
  variables: emailUnsubscribeRouteQuery$variables;
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
    "name": "emailUnsubscribeRouteQuery",
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
    "name": "emailUnsubscribeRouteQuery",
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
    "cacheID": "691e57f6cca391c9f3666fac049e8ce7",
    "id": null,
    "metadata": {},
    "name": "emailUnsubscribeRouteQuery",
    "operationKind": "query",
    "text": "query emailUnsubscribeRouteQuery(\n  $token: String!\n) {\n  ...EmailUnsubscribeScreen_query\n}\n\nfragment EmailUnsubscribeScreen_query on Query {\n  emailSubscriptions(token: $token) {\n    maskedEmail\n    ...EmailUnsubscribe_subscriptions\n  }\n}\n\nfragment EmailUnsubscribe_subscriptions on EmailSubscriptions {\n  subscriptions {\n    id\n    name\n    description\n    isSubscribed\n  }\n}\n"
  }
};
})();

(node as any).hash = "8c522b0d729d232838d3f0e7118af6a7";

export default node;
