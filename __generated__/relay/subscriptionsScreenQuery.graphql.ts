/**
 * @generated SignedSource<<589aa4f4cd16296a719c8fd37d6938d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type subscriptionsScreenQuery$variables = Record<PropertyKey, never>;
export type subscriptionsScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionsScreen_query">;
};
export type subscriptionsScreenQuery = {
  response: subscriptionsScreenQuery$data;
  variables: subscriptionsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "subscriptionsScreenQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SubscriptionsScreen_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "subscriptionsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "getCustomerProfile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEmailConfirmed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MailSubscription",
        "kind": "LinkedField",
        "name": "getUserMailSubscriptions",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "9253d25fe8c03a328c9fc028270eada8",
    "id": null,
    "metadata": {},
    "name": "subscriptionsScreenQuery",
    "operationKind": "query",
    "text": "query subscriptionsScreenQuery {\n  ...SubscriptionsScreen_query\n}\n\nfragment MailSubscriptionsForm_query on Query {\n  getUserMailSubscriptions {\n    id\n    name\n    description\n    isSubscribed\n  }\n}\n\nfragment SubscriptionsScreen_query on Query {\n  getCustomerProfile {\n    isEmailConfirmed\n    ...UnconfirmedEmail_profile\n    id\n  }\n  ...MailSubscriptionsForm_query\n}\n\nfragment UnconfirmedEmail_profile on CustomerProfile {\n  email\n  isEmailConfirmed\n}\n"
  }
};
})();

(node as any).hash = "a22d9094266f463f05160a94909b60b9";

export default node;
