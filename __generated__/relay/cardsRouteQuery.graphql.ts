/**
 * @generated SignedSource<<6e0ac25506e7227af302b69f86989152>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type cardsRouteQuery$variables = Record<PropertyKey, never>;
export type cardsRouteQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CardsScreen_query">;
};
export type cardsRouteQuery = {
  response: cardsRouteQuery$data;
  variables: cardsRouteQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "cardsRouteQuery",
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
    "name": "cardsRouteQuery",
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
    "cacheID": "4a9c1bf213b8adee025662db1bcb980b",
    "id": null,
    "metadata": {},
    "name": "cardsRouteQuery",
    "operationKind": "query",
    "text": "query cardsRouteQuery {\n  ...CardsScreen_query\n}\n\nfragment CardsScreen_query on Query {\n  getCustomerProfile {\n    stripeCustomerId\n    id\n  }\n}\n"
  }
};

(node as any).hash = "3bba01d3aa26e423a47bd4a09429e130";

export default node;
