/**
 * @generated SignedSource<<33b49487b45a865917cfb2a351cf05e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type passwordScreenQuery$variables = Record<PropertyKey, never>;
export type passwordScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PasswordScreen_query">;
};
export type passwordScreenQuery = {
  response: passwordScreenQuery$data;
  variables: passwordScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "passwordScreenQuery",
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
    "name": "passwordScreenQuery",
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
    "cacheID": "45126ef1f77b6b39dec3e76666879565",
    "id": null,
    "metadata": {},
    "name": "passwordScreenQuery",
    "operationKind": "query",
    "text": "query passwordScreenQuery {\n  ...PasswordScreen_query\n}\n\nfragment PasswordForm_profile on CustomerProfile {\n  hasPassword\n}\n\nfragment PasswordScreen_query on Query {\n  getCustomerProfile {\n    ...PasswordForm_profile\n    id\n  }\n}\n"
  }
};

(node as any).hash = "79544a846422f3eba84e1b0107c16fdd";

export default node;
