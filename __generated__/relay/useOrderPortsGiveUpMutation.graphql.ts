/**
 * @generated SignedSource<<1915902df2ecfd9e6f342531429768c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useOrderPortsGiveUpMutation$variables = {
  orderId: string;
};
export type useOrderPortsGiveUpMutation$data = {
  readonly giveUpOrder: boolean;
};
export type useOrderPortsGiveUpMutation = {
  response: useOrderPortsGiveUpMutation$data;
  variables: useOrderPortsGiveUpMutation$variables;
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
    "name": "useOrderPortsGiveUpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOrderPortsGiveUpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "81c7bef6fb79419c5ca558fbfb2b0012",
    "id": null,
    "metadata": {},
    "name": "useOrderPortsGiveUpMutation",
    "operationKind": "mutation",
    "text": "mutation useOrderPortsGiveUpMutation(\n  $orderId: ID!\n) {\n  giveUpOrder(orderId: $orderId)\n}\n"
  }
};
})();

(node as any).hash = "b31c29de055230cc952890572d32492d";

export default node;
