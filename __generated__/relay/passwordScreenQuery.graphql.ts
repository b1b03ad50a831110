/**
 * @generated SignedSource<<3c0ced5c81c42f6a3f342bbdf9e9681d>>
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
            "concreteType": "Passkey",
            "kind": "LinkedField",
            "name": "passkeys",
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
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastUsedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "580423f995cd0e2f9953f6d4ca60b6ca",
    "id": null,
    "metadata": {},
    "name": "passwordScreenQuery",
    "operationKind": "query",
    "text": "query passwordScreenQuery {\n  ...PasswordScreen_query\n}\n\nfragment PasskeyList_profile on CustomerProfile {\n  passkeys {\n    id\n    ...PasskeyRow_passkey\n  }\n}\n\nfragment PasskeyRow_passkey on Passkey {\n  id\n  name\n  createdAt\n  lastUsedAt\n}\n\nfragment PasswordForm_profile on CustomerProfile {\n  hasPassword\n}\n\nfragment PasswordScreen_query on Query {\n  getCustomerProfile {\n    ...PasswordForm_profile\n    ...PasskeyList_profile\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "79544a846422f3eba84e1b0107c16fdd";

export default node;
