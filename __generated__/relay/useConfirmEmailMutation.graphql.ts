/**
 * @generated SignedSource<<a9630981b28bb1a0ddb00aab29a80c2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useConfirmEmailMutation$variables = {
  token: string;
};
export type useConfirmEmailMutation$data = {
  readonly confirmEmail: boolean;
};
export type useConfirmEmailMutation = {
  response: useConfirmEmailMutation$data;
  variables: useConfirmEmailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "kind": "ScalarField",
    "name": "confirmEmail",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useConfirmEmailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConfirmEmailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9b0beef925c83b98d13c7722a4cc64a6",
    "id": null,
    "metadata": {},
    "name": "useConfirmEmailMutation",
    "operationKind": "mutation",
    "text": "mutation useConfirmEmailMutation(\n  $token: String!\n) {\n  confirmEmail(token: $token)\n}\n"
  }
};
})();

(node as any).hash = "05ff2ef7b9460e858e08c99e8978fd1c";

export default node;
