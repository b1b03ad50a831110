/**
 * @generated SignedSource<<5822d52aa1956d20d1c4b5d35c0247be>>
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

const node: ConcreteRequest = {
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
        "concreteType": "MailSubscription",
        "kind": "LinkedField",
        "name": "getUserMailSubscriptions",
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
    ]
  },
  "params": {
    "cacheID": "8c71102313b4b4dcaeefd0bda1390d48",
    "id": null,
    "metadata": {},
    "name": "abonnementsRouteQuery",
    "operationKind": "query",
    "text": "query abonnementsRouteQuery {\n  ...AbonnementsScreen_query\n}\n\nfragment AbonnementsScreen_query on Query {\n  ...MailSubscriptionsForm_query\n}\n\nfragment MailSubscriptionsForm_query on Query {\n  getUserMailSubscriptions {\n    id\n    name\n    description\n    isSubscribed\n  }\n}\n"
  }
};

(node as any).hash = "3c59ee55fc77b99d147246b9f3fa5fad";

export default node;
