/**
 * @generated SignedSource<<fe6fcf7075074981245e11a0bd416f4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type cartesRouteQuery$variables = Record<PropertyKey, never>;
export type cartesRouteQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CartesScreen_query">;
};
export type cartesRouteQuery = {
  response: cartesRouteQuery$data;
  variables: cartesRouteQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "cartesRouteQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CartesScreen_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "cartesRouteQuery",
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
    "cacheID": "591fd28a6aa993d62ffea8a15adde72e",
    "id": null,
    "metadata": {},
    "name": "cartesRouteQuery",
    "operationKind": "query",
    "text": "query cartesRouteQuery {\n  ...CartesScreen_query\n}\n\nfragment CartesScreen_query on Query {\n  getCustomerProfile {\n    stripeCustomerId\n    id\n  }\n}\n"
  }
};

(node as any).hash = "8e691d91fb5a01bbe7bfab6cbb92c95b";

export default node;
