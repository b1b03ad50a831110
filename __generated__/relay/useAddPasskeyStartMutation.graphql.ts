/**
 * @generated SignedSource<<099da36aa75ebf0ebaaa7157c3421075>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useAddPasskeyStartMutation$variables = {
  password?: string | null | undefined;
};
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
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "password"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "password",
        "variableName": "password"
      }
    ],
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAddPasskeyStartMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddPasskeyStartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d05a1e4de05a0ffb252a4388709f0a53",
    "id": null,
    "metadata": {},
    "name": "useAddPasskeyStartMutation",
    "operationKind": "mutation",
    "text": "mutation useAddPasskeyStartMutation(\n  $password: String\n) {\n  startPasskeyCreation(password: $password) {\n    challenge\n    domain\n    shopName\n    userHandle\n    email\n    userName\n    algorithms\n    known\n    timeout\n  }\n}\n"
  }
};
})();

(node as any).hash = "591e7677e8144d60833f01fc1db93ea6";

export default node;
