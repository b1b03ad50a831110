/**
 * @generated SignedSource<<12a141adf2c9b6214e091489846feed5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type profileScreenQuery$variables = Record<PropertyKey, never>;
export type profileScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProfileScreen_query">;
};
export type profileScreenQuery = {
  response: profileScreenQuery$data;
  variables: profileScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "profileScreenQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ProfileScreen_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "profileScreenQuery",
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
            "name": "firstname",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastname",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "companyName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "companySize",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "companyActivityField",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasAcceptedNewsletter",
            "storageKey": null
          },
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2a6147c4e55f96eeebf93ddc0ccb7a17",
    "id": null,
    "metadata": {},
    "name": "profileScreenQuery",
    "operationKind": "query",
    "text": "query profileScreenQuery {\n  ...ProfileScreen_query\n}\n\nfragment ProfileForm_profile on CustomerProfile {\n  firstname\n  lastname\n  email\n  phone\n  companyName\n  companySize\n  companyActivityField\n  hasAcceptedNewsletter\n}\n\nfragment ProfileScreen_query on Query {\n  getCustomerProfile {\n    ...ProfileForm_profile\n    ...UnconfirmedEmail_profile\n    id\n  }\n}\n\nfragment UnconfirmedEmail_profile on CustomerProfile {\n  email\n  isEmailConfirmed\n}\n"
  }
};

(node as any).hash = "fdb6bfb7852397f7931b4679b219b494";

export default node;
