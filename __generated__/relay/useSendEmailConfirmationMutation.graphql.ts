/**
 * @generated SignedSource<<98babc22947365acf7a5c238ff3b1b5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useSendEmailConfirmationMutation$variables = Record<PropertyKey, never>;
export type useSendEmailConfirmationMutation$data = {
  readonly sendEmailConfirmation: boolean;
};
export type useSendEmailConfirmationMutation = {
  response: useSendEmailConfirmationMutation$data;
  variables: useSendEmailConfirmationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "sendEmailConfirmation",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendEmailConfirmationMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSendEmailConfirmationMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "64c078e3d99bd8ca4b3bd6ad360fe370",
    "id": null,
    "metadata": {},
    "name": "useSendEmailConfirmationMutation",
    "operationKind": "mutation",
    "text": "mutation useSendEmailConfirmationMutation {\n  sendEmailConfirmation\n}\n"
  }
};
})();

(node as any).hash = "070e4b6c6d17af15def4c762acaf091c";

export default node;
