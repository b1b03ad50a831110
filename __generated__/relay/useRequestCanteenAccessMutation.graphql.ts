/**
 * @generated SignedSource<<53538a7f4b703d47f21d85aa6d86665f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useRequestCanteenAccessMutation$variables = {
  email: string;
};
export type useRequestCanteenAccessMutation$data = {
  readonly requestCanteenAccess: boolean;
};
export type useRequestCanteenAccessMutation = {
  response: useRequestCanteenAccessMutation$data;
  variables: useRequestCanteenAccessMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      }
    ],
    "kind": "ScalarField",
    "name": "requestCanteenAccess",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRequestCanteenAccessMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestCanteenAccessMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "4ed19f3f74f42bf003b1a3547b69a3bb",
    "id": null,
    "metadata": {},
    "name": "useRequestCanteenAccessMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestCanteenAccessMutation(\n  $email: String!\n) {\n  requestCanteenAccess(email: $email)\n}\n"
  }
};
})();

(node as any).hash = "65a891be039cf65d95b1503291d631ea";

export default node;
