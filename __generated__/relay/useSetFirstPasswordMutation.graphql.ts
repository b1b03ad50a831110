/**
 * @generated SignedSource<<cd5e53a711568dad81b4ae18dabda100>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useSetFirstPasswordMutation$variables = {
  actualPassword: string;
  newPassword: string;
};
export type useSetFirstPasswordMutation$data = {
  readonly updatePassword: boolean;
};
export type useSetFirstPasswordMutation = {
  response: useSetFirstPasswordMutation$data;
  variables: useSetFirstPasswordMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "actualPassword"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "newPassword"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "actualPassword",
        "variableName": "actualPassword"
      },
      {
        "kind": "Variable",
        "name": "newPassword",
        "variableName": "newPassword"
      }
    ],
    "kind": "ScalarField",
    "name": "updatePassword",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetFirstPasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetFirstPasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8a35b45982ec7181205331eb80bf6b03",
    "id": null,
    "metadata": {},
    "name": "useSetFirstPasswordMutation",
    "operationKind": "mutation",
    "text": "mutation useSetFirstPasswordMutation(\n  $actualPassword: String!\n  $newPassword: String!\n) {\n  updatePassword(actualPassword: $actualPassword, newPassword: $newPassword)\n}\n"
  }
};
})();

(node as any).hash = "cb763713d69bf0acff88f72f42d65b34";

export default node;
