/**
 * @generated SignedSource<<56df1d08f672b4d91eb3c0fbfb6ecb67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useLatePaymentPortsIntentMutation$variables = {
  orderId: string;
};
export type useLatePaymentPortsIntentMutation$data = {
  readonly createPaymentIntent: {
    readonly clientSecret: string;
  };
};
export type useLatePaymentPortsIntentMutation = {
  response: useLatePaymentPortsIntentMutation$data;
  variables: useLatePaymentPortsIntentMutation$variables;
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
    "name": "useLatePaymentPortsIntentMutation",
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
    "name": "useLatePaymentPortsIntentMutation",
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
    "cacheID": "1c71bb9aa4af2765d55d9a84e133a5ce",
    "id": null,
    "metadata": {},
    "name": "useLatePaymentPortsIntentMutation",
    "operationKind": "mutation",
    "text": "mutation useLatePaymentPortsIntentMutation(\n  $orderId: ID!\n) {\n  createPaymentIntent(orderId: $orderId) {\n    clientSecret\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "5898c6d853d7f29db4ce672255b11185";

export default node;
