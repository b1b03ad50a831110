/**
 * @generated SignedSource<<d259c0ddcd0b17995a848004f1ff6791>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type PasskeySignatureInput = {
  authenticatorData: string;
  clientDataJSON: string;
  id: string;
  signature: string;
  userHandle?: string | null | undefined;
};
export type useSignInByPasskeyMutation$variables = {
  signature: PasskeySignatureInput;
};
export type useSignInByPasskeyMutation$data = {
  readonly authenticateByPasskey: {
    readonly token: string;
  };
};
export type useSignInByPasskeyMutation = {
  response: useSignInByPasskeyMutation$data;
  variables: useSignInByPasskeyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "signature"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "signature",
    "variableName": "signature"
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
    "name": "useSignInByPasskeyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuthPayload",
        "kind": "LinkedField",
        "name": "authenticateByPasskey",
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
    "name": "useSignInByPasskeyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuthPayload",
        "kind": "LinkedField",
        "name": "authenticateByPasskey",
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
    "cacheID": "c1ff01a059f4bbc1eda70c7c6d2bc939",
    "id": null,
    "metadata": {},
    "name": "useSignInByPasskeyMutation",
    "operationKind": "mutation",
    "text": "mutation useSignInByPasskeyMutation(\n  $signature: PasskeySignatureInput!\n) {\n  authenticateByPasskey(signature: $signature) {\n    token\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "178cb9b0bb811c886a9bbb5c9a2cdb51";

export default node;
