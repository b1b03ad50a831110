/**
 * @generated SignedSource<<283f456545da1ab36cfe707bb3eb4c29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type cardsScreenQuery$variables = Record<PropertyKey, never>;
export type cardsScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CardsScreen_query">;
};
export type cardsScreenQuery = {
  response: cardsScreenQuery$data;
  variables: cardsScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "cardsScreenQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CardsScreen_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "cardsScreenQuery",
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
            "name": "stripeCustomerId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "b02b27ebdd588b5fb1d2fc94043ad132",
    "id": null,
    "metadata": {},
    "name": "cardsScreenQuery",
    "operationKind": "query",
    "text": "query cardsScreenQuery {\n  ...CardsScreen_query\n}\n\nfragment CardsScreen_query on Query {\n  getCustomerProfile {\n    stripeCustomerId\n    id\n  }\n}\n"
  }
};

(node as any).hash = "5afb4da52fad899087e8aeeb20d5845b";

export default node;
