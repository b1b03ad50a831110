/**
 * @generated SignedSource<<fe0dee44724e3488b27d14e7d592f126>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useAcceptTermsMutation$variables = {
  token: string;
};
export type useAcceptTermsMutation$data = {
  readonly acceptTerms: boolean;
};
export type useAcceptTermsMutation = {
  response: useAcceptTermsMutation$data;
  variables: useAcceptTermsMutation$variables;
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
    "name": "acceptTerms",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAcceptTermsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAcceptTermsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b7693ff53dadb3763e3e667aca00b15a",
    "id": null,
    "metadata": {},
    "name": "useAcceptTermsMutation",
    "operationKind": "mutation",
    "text": "mutation useAcceptTermsMutation(\n  $token: String!\n) {\n  acceptTerms(token: $token)\n}\n"
  }
};
})();

(node as any).hash = "d5de63c59011e1fc3945d125c8ed01a4";

export default node;
