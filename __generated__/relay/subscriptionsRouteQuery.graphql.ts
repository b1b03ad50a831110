/**
 * @generated SignedSource<<1c7d56b0f20b4a0ba75e6e9043b9b704>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type subscriptionsRouteQuery$variables = Record<PropertyKey, never>;
export type subscriptionsRouteQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionsScreen_query">;
};
export type subscriptionsRouteQuery = {
  response: subscriptionsRouteQuery$data;
  variables: subscriptionsRouteQuery$variables;
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
    "name": "subscriptionsRouteQuery",
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
    "name": "subscriptionsRouteQuery",
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
    "cacheID": "311023d3b64ba3531251c61cb3747165",
    "id": null,
    "metadata": {},
    "name": "subscriptionsRouteQuery",
    "operationKind": "query",
    "text": "query subscriptionsRouteQuery {\n  ...SubscriptionsScreen_query\n}\n\nfragment MailSubscriptionsForm_query on Query {\n  getUserMailSubscriptions {\n    id\n    name\n    description\n    isSubscribed\n  }\n}\n\nfragment SubscriptionsScreen_query on Query {\n  getCustomerProfile {\n    isEmailConfirmed\n    ...UnconfirmedEmail_profile\n    id\n  }\n  ...MailSubscriptionsForm_query\n}\n\nfragment UnconfirmedEmail_profile on CustomerProfile {\n  email\n  isEmailConfirmed\n}\n"
  }
};
})();

(node as any).hash = "7c0e97b80b8ae6b92070d9459d3dc09e";

export default node;
