/**
 * @generated SignedSource<<54b114b8a956e8d4be5e3596a976c742>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useSetNewPasswordMutation$variables = {
  password: string;
  token: string;
};
export type useSetNewPasswordMutation$data = {
  readonly setNewPassword: {
    readonly token: string;
  };
};
export type useSetNewPasswordMutation = {
  response: useSetNewPasswordMutation$data;
  variables: useSetNewPasswordMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "password"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v2 = [
  {
    "kind": "Variable",
    "name": "password",
    "variableName": "password"
  },
  {
    "kind": "Variable",
    "name": "token",
    "variableName": "token"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "token",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetNewPasswordMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AuthPayload",
        "kind": "LinkedField",
        "name": "setNewPassword",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSetNewPasswordMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AuthPayload",
        "kind": "LinkedField",
        "name": "setNewPassword",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "cacheID": "837109210e5cbc22c1307b10139bec32",
    "id": null,
    "metadata": {},
    "name": "useSetNewPasswordMutation",
    "operationKind": "mutation",
    "text": "mutation useSetNewPasswordMutation(\n  $token: String!\n  $password: String!\n) {\n  setNewPassword(token: $token, password: $password) {\n    token\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "93c7a85edcd0a76ebcba4fc68df8504e";

export default node;
