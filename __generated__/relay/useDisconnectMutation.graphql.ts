/**
 * @generated SignedSource<<880eb5937f878b777d82991b224343d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useDisconnectMutation$variables = {
  token: string;
};
export type useDisconnectMutation$data = {
  readonly disconnect: boolean;
};
export type useDisconnectMutation = {
  response: useDisconnectMutation$data;
  variables: useDisconnectMutation$variables;
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
    "name": "disconnect",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDisconnectMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDisconnectMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6265e2128bf4e48e568514a06544ad06",
    "id": null,
    "metadata": {},
    "name": "useDisconnectMutation",
    "operationKind": "mutation",
    "text": "mutation useDisconnectMutation(\n  $token: String!\n) {\n  disconnect(token: $token)\n}\n"
  }
};
})();

(node as any).hash = "646a99d6e7366e627db0cb3ebb9117eb";

export default node;
