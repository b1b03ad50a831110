/**
 * @generated SignedSource<<6ac777d85c4f5f0fc651b3708759f1f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useOrderPortsNumberQuery$variables = {
  orderId: string;
};
export type useOrderPortsNumberQuery$data = {
  readonly order: {
    readonly number: string;
  };
};
export type useOrderPortsNumberQuery = {
  response: useOrderPortsNumberQuery$data;
  variables: useOrderPortsNumberQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "orderId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrderPortsNumberQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOrderPortsNumberQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "c2f9d4d1bfad132c083383fc7fc5b586",
    "id": null,
    "metadata": {},
    "name": "useOrderPortsNumberQuery",
    "operationKind": "query",
    "text": "query useOrderPortsNumberQuery(\n  $orderId: ID!\n) {\n  order(id: $orderId) {\n    number\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "2aa1debba48938da4c7d7b475d447dcf";

export default node;
