/**
 * @generated SignedSource<<4a53892243615347a2fa150ccadeec6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useTransferInsteadMutation$variables = {
  orderId: string;
};
export type useTransferInsteadMutation$data = {
  readonly payOrderByCreditTransfer: {
    readonly id: string;
  };
};
export type useTransferInsteadMutation = {
  response: useTransferInsteadMutation$data;
  variables: useTransferInsteadMutation$variables;
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
    "name": "useTransferInsteadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTransferInsteadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d3b591d9f56ca360a1fd3b2e66cacd87",
    "id": null,
    "metadata": {},
    "name": "useTransferInsteadMutation",
    "operationKind": "mutation",
    "text": "mutation useTransferInsteadMutation(\n  $orderId: ID!\n) {\n  payOrderByCreditTransfer(orderId: $orderId) {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "fca718b746790eadbf98959078774fa7";

export default node;
