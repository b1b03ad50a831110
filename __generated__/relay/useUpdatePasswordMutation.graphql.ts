/**
 * @generated SignedSource<<5bb86a8d4efdd173f5aafefdc33381ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useUpdatePasswordMutation$variables = {
  actualPassword: string;
  newPassword: string;
};
export type useUpdatePasswordMutation$data = {
  readonly updatePassword: boolean;
};
export type useUpdatePasswordMutation = {
  response: useUpdatePasswordMutation$data;
  variables: useUpdatePasswordMutation$variables;
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
    "name": "useUpdatePasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdatePasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "3c3ea6f0356fd3b5fc976d93062a700a",
    "id": null,
    "metadata": {},
    "name": "useUpdatePasswordMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdatePasswordMutation(\n  $actualPassword: String!\n  $newPassword: String!\n) {\n  updatePassword(actualPassword: $actualPassword, newPassword: $newPassword)\n}\n"
  }
};
})();

(node as any).hash = "e0c0389177a6733c5e211f65fcf8dbee";

export default node;
