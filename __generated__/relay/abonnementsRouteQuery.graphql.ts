/**
 * @generated SignedSource<<57903fd999b405678d5affbcc43f618c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type abonnementsRouteQuery$variables = Record<PropertyKey, never>;
export type abonnementsRouteQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AbonnementsScreen_query">;
};
export type abonnementsRouteQuery = {
  response: abonnementsRouteQuery$data;
  variables: abonnementsRouteQuery$variables;
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
    "name": "abonnementsRouteQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "AbonnementsScreen_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "abonnementsRouteQuery",
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
    "cacheID": "48444f47b201b3afbe457da69b2d6fe6",
    "id": null,
    "metadata": {},
    "name": "abonnementsRouteQuery",
    "operationKind": "query",
    "text": "query abonnementsRouteQuery {\n  ...AbonnementsScreen_query\n}\n\nfragment AbonnementsScreen_query on Query {\n  getCustomerProfile {\n    isEmailConfirmed\n    ...UnconfirmedEmail_profile\n    id\n  }\n  ...MailSubscriptionsForm_query\n}\n\nfragment MailSubscriptionsForm_query on Query {\n  getUserMailSubscriptions {\n    id\n    name\n    description\n    isSubscribed\n  }\n}\n\nfragment UnconfirmedEmail_profile on CustomerProfile {\n  email\n  isEmailConfirmed\n}\n"
  }
};
})();

(node as any).hash = "3c59ee55fc77b99d147246b9f3fa5fad";

export default node;
