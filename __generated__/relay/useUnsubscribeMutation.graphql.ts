/**
 * @generated SignedSource<<fb23460b949ca3b588602eaa2ab7f6bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useUnsubscribeMutation$variables = {
  lists?: ReadonlyArray<string> | null | undefined;
  token: string;
};
export type useUnsubscribeMutation$data = {
  readonly unsubscribeFromEmails: boolean;
};
export type useUnsubscribeMutation = {
  response: useUnsubscribeMutation$data;
  variables: useUnsubscribeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lists"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "lists",
        "variableName": "lists"
      },
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "kind": "ScalarField",
    "name": "unsubscribeFromEmails",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUnsubscribeMutation",
    "selections": (v2/*:: as any*/),
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
    "name": "useUnsubscribeMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "a0826667c677104861a65ff4aeb1c7ed",
    "id": null,
    "metadata": {},
    "name": "useUnsubscribeMutation",
    "operationKind": "mutation",
    "text": "mutation useUnsubscribeMutation(\n  $token: String!\n  $lists: [String!]\n) {\n  unsubscribeFromEmails(token: $token, lists: $lists)\n}\n"
  }
};
})();

(node as any).hash = "ad4fd3ce6a062494ca764d62eef01fcd";

export default node;
