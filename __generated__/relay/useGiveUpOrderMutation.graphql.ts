/**
 * @generated SignedSource<<882a83c332c3f59a99cf3b00b4090879>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useGiveUpOrderMutation$variables = {
  orderId: string;
};
export type useGiveUpOrderMutation$data = {
  readonly giveUpOrder: boolean;
};
export type useGiveUpOrderMutation = {
  response: useGiveUpOrderMutation$data;
  variables: useGiveUpOrderMutation$variables;
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
    "kind": "ScalarField",
    "name": "giveUpOrder",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useGiveUpOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGiveUpOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1aec9c3c0c9f7042f1fc593c3b04a46a",
    "id": null,
    "metadata": {},
    "name": "useGiveUpOrderMutation",
    "operationKind": "mutation",
    "text": "mutation useGiveUpOrderMutation(\n  $orderId: ID!\n) {\n  giveUpOrder(orderId: $orderId)\n}\n"
  }
};
})();

(node as any).hash = "f9450bf2a59cdf56be854e02ad67cfae";

export default node;
