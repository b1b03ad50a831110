/**
 * @generated SignedSource<<f74065b4f3ad139c90527a578dc52e55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteCardDialogMutation$variables = {
  cardId: string;
};
export type DeleteCardDialogMutation$data = {
  readonly deleteCard: boolean;
};
export type DeleteCardDialogMutation = {
  response: DeleteCardDialogMutation$data;
  variables: DeleteCardDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cardId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "cardId",
        "variableName": "cardId"
      }
    ],
    "kind": "ScalarField",
    "name": "deleteCard",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteCardDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteCardDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "74ec51c5fbf1d30280a442649f671547",
    "id": null,
    "metadata": {},
    "name": "DeleteCardDialogMutation",
    "operationKind": "mutation",
    "text": "mutation DeleteCardDialogMutation(\n  $cardId: ID!\n) {\n  deleteCard(cardId: $cardId)\n}\n"
  }
};
})();

(node as any).hash = "ab3b478081d5f6c38d30b2fa9ccb669f";

export default node;
