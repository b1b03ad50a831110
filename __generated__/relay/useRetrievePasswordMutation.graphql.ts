/**
 * @generated SignedSource<<3584007067d8fb3aad720f4893cd99ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useRetrievePasswordMutation$variables = {
  email: string;
  type?: string | null | undefined;
};
export type useRetrievePasswordMutation$data = {
  readonly retrievePassword: boolean;
};
export type useRetrievePasswordMutation = {
  response: useRetrievePasswordMutation$data;
  variables: useRetrievePasswordMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "type"
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
      },
      {
        "kind": "Variable",
        "name": "type",
        "variableName": "type"
      }
    ],
    "kind": "ScalarField",
    "name": "retrievePassword",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRetrievePasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRetrievePasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e95a548157dfd0a8c22bb171d5af84d8",
    "id": null,
    "metadata": {},
    "name": "useRetrievePasswordMutation",
    "operationKind": "mutation",
    "text": "mutation useRetrievePasswordMutation(\n  $email: String!\n  $type: String\n) {\n  retrievePassword(email: $email, type: $type)\n}\n"
  }
};
})();

(node as any).hash = "3250d055f9e44748d76f3c010f272905";

export default node;
