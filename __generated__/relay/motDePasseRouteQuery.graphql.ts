/**
 * @generated SignedSource<<a5739dd46d91274d6818d1e344a00223>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type motDePasseRouteQuery$variables = Record<PropertyKey, never>;
export type motDePasseRouteQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MotDePasseScreen_query">;
};
export type motDePasseRouteQuery = {
  response: motDePasseRouteQuery$data;
  variables: motDePasseRouteQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "motDePasseRouteQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MotDePasseScreen_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "motDePasseRouteQuery",
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
            "name": "hasPassword",
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
    "cacheID": "85ba9f980550c80640543e9d04ff206a",
    "id": null,
    "metadata": {},
    "name": "motDePasseRouteQuery",
    "operationKind": "query",
    "text": "query motDePasseRouteQuery {\n  ...MotDePasseScreen_query\n}\n\nfragment MotDePasseScreen_query on Query {\n  getCustomerProfile {\n    ...PasswordForm_profile\n    id\n  }\n}\n\nfragment PasswordForm_profile on CustomerProfile {\n  hasPassword\n}\n"
  }
};

(node as any).hash = "0739d7a2a031dc38a3a7358a76d5c181";

export default node;
