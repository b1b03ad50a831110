/**
 * @generated SignedSource<<c2e29c0f4eb80a95417f631c3e9e8e4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useSaveCardCustomerMutation$variables = Record<PropertyKey, never>;
export type useSaveCardCustomerMutation$data = {
  readonly createStripeCustomerId: string;
};
export type useSaveCardCustomerMutation = {
  response: useSaveCardCustomerMutation$data;
  variables: useSaveCardCustomerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "createStripeCustomerId",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveCardCustomerMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSaveCardCustomerMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "817f3d70197d56460d8a3aa02f1d51ec",
    "id": null,
    "metadata": {},
    "name": "useSaveCardCustomerMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveCardCustomerMutation {\n  createStripeCustomerId\n}\n"
  }
};
})();

(node as any).hash = "9627581aaf6e77b50ead8008fd1e1a18";

export default node;
