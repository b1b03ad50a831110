/**
 * @generated SignedSource<<1b95a5126350f33053c764418933825a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type passwordRouteQuery$variables = Record<PropertyKey, never>;
export type passwordRouteQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PasswordScreen_query">;
};
export type passwordRouteQuery = {
  response: passwordRouteQuery$data;
  variables: passwordRouteQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "passwordRouteQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PasswordScreen_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "passwordRouteQuery",
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
    "cacheID": "07021018272b053188f31e3d469783da",
    "id": null,
    "metadata": {},
    "name": "passwordRouteQuery",
    "operationKind": "query",
    "text": "query passwordRouteQuery {\n  ...PasswordScreen_query\n}\n\nfragment PasswordForm_profile on CustomerProfile {\n  hasPassword\n}\n\nfragment PasswordScreen_query on Query {\n  getCustomerProfile {\n    ...PasswordForm_profile\n    id\n  }\n}\n"
  }
};

(node as any).hash = "f35c748615f283d6620485c2116e56f5";

export default node;
