/**
 * @generated SignedSource<<41900b3e532fc058d5d6805559b0ea14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useCheckEmailMutation$variables = {
  email: string;
};
export type useCheckEmailMutation$data = {
  readonly checkEmail: boolean;
};
export type useCheckEmailMutation = {
  response: useCheckEmailMutation$data;
  variables: useCheckEmailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      }
    ],
    "kind": "ScalarField",
    "name": "checkEmail",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCheckEmailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCheckEmailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "3b92f884630a46f7e5529667c644dd57",
    "id": null,
    "metadata": {},
    "name": "useCheckEmailMutation",
    "operationKind": "mutation",
    "text": "mutation useCheckEmailMutation(\n  $email: String!\n) {\n  checkEmail(email: $email)\n}\n"
  }
};
})();

(node as any).hash = "6e06642c149ac939a04b2bb7a91a59e8";

export default node;
