/**
 * @generated SignedSource<<443805219375289b6eca6d0cc5423a46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type informationsRouteQuery$variables = Record<PropertyKey, never>;
export type informationsRouteQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InformationsScreen_query">;
};
export type informationsRouteQuery = {
  response: informationsRouteQuery$data;
  variables: informationsRouteQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "informationsRouteQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "InformationsScreen_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "informationsRouteQuery",
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
    "cacheID": "7a3bea625ee66ebc582ffdf8654695fb",
    "id": null,
    "metadata": {},
    "name": "informationsRouteQuery",
    "operationKind": "query",
    "text": "query informationsRouteQuery {\n  ...InformationsScreen_query\n}\n\nfragment InformationsScreen_query on Query {\n  getCustomerProfile {\n    ...ProfileForm_profile\n    ...UnconfirmedEmail_profile\n    id\n  }\n}\n\nfragment ProfileForm_profile on CustomerProfile {\n  firstname\n  lastname\n  email\n  phone\n  companyName\n  companySize\n  companyActivityField\n  hasAcceptedNewsletter\n}\n\nfragment UnconfirmedEmail_profile on CustomerProfile {\n  email\n  isEmailConfirmed\n}\n"
  }
};

(node as any).hash = "39efed5a87a04fc077eeedcada89f643";

export default node;
