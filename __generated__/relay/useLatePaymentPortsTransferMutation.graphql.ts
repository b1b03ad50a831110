/**
 * @generated SignedSource<<efcbb338c1e4af6981a1cc0172f20286>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useLatePaymentPortsTransferMutation$variables = {
  orderId: string;
};
export type useLatePaymentPortsTransferMutation$data = {
  readonly payOrderByCreditTransfer: {
    readonly id: string;
  };
};
export type useLatePaymentPortsTransferMutation = {
  response: useLatePaymentPortsTransferMutation$data;
  variables: useLatePaymentPortsTransferMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "orderId",
        "variableName": "orderId"
      }
    ],
    "concreteType": "Order",
    "kind": "LinkedField",
    "name": "payOrderByCreditTransfer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLatePaymentPortsTransferMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLatePaymentPortsTransferMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9f58f8d47baa0d3a78a5b2c9751d1e6d",
    "id": null,
    "metadata": {},
    "name": "useLatePaymentPortsTransferMutation",
    "operationKind": "mutation",
    "text": "mutation useLatePaymentPortsTransferMutation(\n  $orderId: ID!\n) {\n  payOrderByCreditTransfer(orderId: $orderId) {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "e3f50c8729afff464e0709b6657810a8";

export default node;
