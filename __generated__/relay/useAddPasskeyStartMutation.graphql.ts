/**
 * @generated SignedSource<<f81ea62ee9d506e060a6d943c7986d0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useAddPasskeyStartMutation$variables = Record<PropertyKey, never>;
export type useAddPasskeyStartMutation$data = {
  readonly startPasskeyCreation: {
    readonly algorithms: ReadonlyArray<number>;
    readonly challenge: string;
    readonly domain: string;
    readonly email: string;
    readonly known: ReadonlyArray<string>;
    readonly shopName: string;
    readonly timeout: number;
    readonly userHandle: string;
    readonly userName: string;
  };
};
export type useAddPasskeyStartMutation = {
  response: useAddPasskeyStartMutation$data;
  variables: useAddPasskeyStartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PasskeyCreation",
    "kind": "LinkedField",
    "name": "startPasskeyCreation",
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
        "name": "shopName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "userHandle",
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
        "name": "userName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "algorithms",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "known",
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
    "name": "useAddPasskeyStartMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useAddPasskeyStartMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "26a3e455a90cffd3a0a95f608b234eae",
    "id": null,
    "metadata": {},
    "name": "useAddPasskeyStartMutation",
    "operationKind": "mutation",
    "text": "mutation useAddPasskeyStartMutation {\n  startPasskeyCreation {\n    challenge\n    domain\n    shopName\n    userHandle\n    email\n    userName\n    algorithms\n    known\n    timeout\n  }\n}\n"
  }
};
})();

(node as any).hash = "3c91e6f1b4e1fe88db7b2469e91105d1";

export default node;
