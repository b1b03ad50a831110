/**
 * @generated SignedSource<<5c5a0a57c4fb8dddd201837d159e1f0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useCloseAccountMutation$variables = {
  password?: string | null | undefined;
};
export type useCloseAccountMutation$data = {
  readonly closeAccount: boolean;
};
export type useCloseAccountMutation = {
  response: useCloseAccountMutation$data;
  variables: useCloseAccountMutation$variables;
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
    "kind": "ScalarField",
    "name": "closeAccount",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCloseAccountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCloseAccountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "fb76aca8bc8489491874158b23e5edb1",
    "id": null,
    "metadata": {},
    "name": "useCloseAccountMutation",
    "operationKind": "mutation",
    "text": "mutation useCloseAccountMutation(\n  $password: String\n) {\n  closeAccount(password: $password)\n}\n"
  }
};
})();

(node as any).hash = "c9f94951c9ccbb6f93b27ab68d5c38f8";

export default node;
