/**
 * @generated SignedSource<<7b47d127e726ca774496a14f759c04d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useSaveCardMutation$variables = Record<PropertyKey, never>;
export type useSaveCardMutation$data = {
  readonly createSetupIntent: {
    readonly clientSecret: string;
  };
};
export type useSaveCardMutation = {
  response: useSaveCardMutation$data;
  variables: useSaveCardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clientSecret",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveCardMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SetupIntent",
        "kind": "LinkedField",
        "name": "createSetupIntent",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSaveCardMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SetupIntent",
        "kind": "LinkedField",
        "name": "createSetupIntent",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "cacheID": "4914e4b4fdd7ef6459eb5d71be1bfa46",
    "id": null,
    "metadata": {},
    "name": "useSaveCardMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveCardMutation {\n  createSetupIntent {\n    clientSecret\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "ea0df07a7de23d7e7c153cf26a5e6f66";

export default node;
