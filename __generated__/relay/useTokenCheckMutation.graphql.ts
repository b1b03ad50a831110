/**
 * @generated SignedSource<<28deaa30c5bdf8519b9c0d50fe6d226f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useTokenCheckMutation$variables = {
  token: string;
  type?: string | null | undefined;
};
export type useTokenCheckMutation$data = {
  readonly checkTokenValidity: boolean;
};
export type useTokenCheckMutation = {
  response: useTokenCheckMutation$data;
  variables: useTokenCheckMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "type"
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
      },
      {
        "kind": "Variable",
        "name": "type",
        "variableName": "type"
      }
    ],
    "kind": "ScalarField",
    "name": "checkTokenValidity",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTokenCheckMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTokenCheckMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6700fe54e41e57ba4424707b23dea642",
    "id": null,
    "metadata": {},
    "name": "useTokenCheckMutation",
    "operationKind": "mutation",
    "text": "mutation useTokenCheckMutation(\n  $token: String!\n  $type: String\n) {\n  checkTokenValidity(token: $token, type: $type)\n}\n"
  }
};
})();

(node as any).hash = "39e72e855c08a2c9ed7579b38f691fd2";

export default node;
