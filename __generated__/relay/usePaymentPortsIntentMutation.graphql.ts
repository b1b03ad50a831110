/**
 * @generated SignedSource<<0afed9169113cfec6a24d2c74d4f4641>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type usePaymentPortsIntentMutation$variables = {
  orderId: string;
};
export type usePaymentPortsIntentMutation$data = {
  readonly createPaymentIntent: {
    readonly clientSecret: string;
  };
};
export type usePaymentPortsIntentMutation = {
  response: usePaymentPortsIntentMutation$data;
  variables: usePaymentPortsIntentMutation$variables;
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
    "name": "usePaymentPortsIntentMutation",
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
    "name": "usePaymentPortsIntentMutation",
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
    "cacheID": "7331672ad1c185994afa63d34a8e4459",
    "id": null,
    "metadata": {},
    "name": "usePaymentPortsIntentMutation",
    "operationKind": "mutation",
    "text": "mutation usePaymentPortsIntentMutation(\n  $orderId: ID!\n) {\n  createPaymentIntent(orderId: $orderId) {\n    clientSecret\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "88cd7c7dcd5dd2f5089a28c6fa98b7d8";

export default node;
