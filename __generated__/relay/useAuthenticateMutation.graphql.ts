/**
 * @generated SignedSource<<a516cfc240b885a6a17d447439ec18d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useAuthenticateMutation$variables = {
  email: string;
  password: string;
  type?: string | null | undefined;
};
export type useAuthenticateMutation$data = {
  readonly authenticate: {
    readonly token: string;
  };
};
export type useAuthenticateMutation = {
  response: useAuthenticateMutation$data;
  variables: useAuthenticateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "password"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "type"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "email",
    "variableName": "email"
  },
  {
    "kind": "Variable",
    "name": "password",
    "variableName": "password"
  },
  {
    "kind": "Variable",
    "name": "type",
    "variableName": "type"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "token",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAuthenticateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuthPayload",
        "kind": "LinkedField",
        "name": "authenticate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAuthenticateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuthPayload",
        "kind": "LinkedField",
        "name": "authenticate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "cacheID": "73e066783d2550637a1cda3d6ace40b4",
    "id": null,
    "metadata": {},
    "name": "useAuthenticateMutation",
    "operationKind": "mutation",
    "text": "mutation useAuthenticateMutation(\n  $email: String!\n  $password: String!\n  $type: String\n) {\n  authenticate(email: $email, password: $password, type: $type) {\n    token\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "164339bc85b21dde2b671fd6e077da3f";

export default node;
