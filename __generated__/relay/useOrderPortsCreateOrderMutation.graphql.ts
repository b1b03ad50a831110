/**
 * @generated SignedSource<<cfea12d92f1364175c3e3080aa8b25e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useOrderPortsCreateOrderMutation$variables = {
  cartId: string;
  payByCreditTransfer: boolean;
};
export type useOrderPortsCreateOrderMutation$data = {
  readonly createOrder: string;
};
export type useOrderPortsCreateOrderMutation = {
  response: useOrderPortsCreateOrderMutation$data;
  variables: useOrderPortsCreateOrderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "payByCreditTransfer"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "cartId",
        "variableName": "cartId"
      },
      {
        "kind": "Variable",
        "name": "payByCreditTransfer",
        "variableName": "payByCreditTransfer"
      },
      {
        "kind": "Literal",
        "name": "withSca",
        "value": true
      }
    ],
    "kind": "ScalarField",
    "name": "createOrder",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrderPortsCreateOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOrderPortsCreateOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b1a903fce2705f89bc1133e7df16bcf6",
    "id": null,
    "metadata": {},
    "name": "useOrderPortsCreateOrderMutation",
    "operationKind": "mutation",
    "text": "mutation useOrderPortsCreateOrderMutation(\n  $cartId: ID!\n  $payByCreditTransfer: Boolean!\n) {\n  createOrder(cartId: $cartId, payByCreditTransfer: $payByCreditTransfer, withSca: true)\n}\n"
  }
};
})();

(node as any).hash = "3c96d19b8d700bfe215e4971cd3a2bc2";

export default node;
