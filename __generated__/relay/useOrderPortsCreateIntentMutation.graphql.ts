/**
 * @generated SignedSource<<562208c0be6e878fdf4817d9e5edbcd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useOrderPortsCreateIntentMutation$variables = {
  orderId: string;
};
export type useOrderPortsCreateIntentMutation$data = {
  readonly createPaymentIntent: {
    readonly clientSecret: string;
  };
};
export type useOrderPortsCreateIntentMutation = {
  response: useOrderPortsCreateIntentMutation$data;
  variables: useOrderPortsCreateIntentMutation$variables;
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
    "name": "orderId",
    "variableName": "orderId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clientSecret",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrderPortsCreateIntentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PaymentIntent",
        "kind": "LinkedField",
        "name": "createPaymentIntent",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOrderPortsCreateIntentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PaymentIntent",
        "kind": "LinkedField",
        "name": "createPaymentIntent",
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
    "cacheID": "da3dddbd739a292c045605ae0e02600c",
    "id": null,
    "metadata": {},
    "name": "useOrderPortsCreateIntentMutation",
    "operationKind": "mutation",
    "text": "mutation useOrderPortsCreateIntentMutation(\n  $orderId: ID!\n) {\n  createPaymentIntent(orderId: $orderId) {\n    clientSecret\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "90a9b9da9368e2e9aa6b694ae8fa328e";

export default node;
