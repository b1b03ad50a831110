/**
 * @generated SignedSource<<71454dfaf022f1b778704f76cdf6fdcd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useSignInByPasskeyStartMutation$variables = Record<PropertyKey, never>;
export type useSignInByPasskeyStartMutation$data = {
  readonly startPasskeySignIn: {
    readonly challenge: string;
    readonly domain: string;
    readonly timeout: number;
  };
};
export type useSignInByPasskeyStartMutation = {
  response: useSignInByPasskeyStartMutation$data;
  variables: useSignInByPasskeyStartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PasskeyRequest",
    "kind": "LinkedField",
    "name": "startPasskeySignIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "challenge",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "domain",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "timeout",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSignInByPasskeyStartMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSignInByPasskeyStartMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "768f50f1d136b8f39b28f81ee6e1ad2f",
    "id": null,
    "metadata": {},
    "name": "useSignInByPasskeyStartMutation",
    "operationKind": "mutation",
    "text": "mutation useSignInByPasskeyStartMutation {\n  startPasskeySignIn {\n    challenge\n    domain\n    timeout\n  }\n}\n"
  }
};
})();

(node as any).hash = "2860a560a0b265659eb186506c953035";

export default node;
