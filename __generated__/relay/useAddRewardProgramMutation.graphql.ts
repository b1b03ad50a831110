/**
 * @generated SignedSource<<dead256259cff0427d6aad250ba6173f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useAddRewardProgramMutation$variables = {
  refereeEmail: string;
};
export type useAddRewardProgramMutation$data = {
  readonly addRewardProgram: boolean;
};
export type useAddRewardProgramMutation = {
  response: useAddRewardProgramMutation$data;
  variables: useAddRewardProgramMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "refereeEmail"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "refereeEmail",
        "variableName": "refereeEmail"
      }
    ],
    "kind": "ScalarField",
    "name": "addRewardProgram",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAddRewardProgramMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddRewardProgramMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d3ffcff04d29f01314021858c4f32f2a",
    "id": null,
    "metadata": {},
    "name": "useAddRewardProgramMutation",
    "operationKind": "mutation",
    "text": "mutation useAddRewardProgramMutation(\n  $refereeEmail: String!\n) {\n  addRewardProgram(refereeEmail: $refereeEmail)\n}\n"
  }
};
})();

(node as any).hash = "9360b0e849966b5674906551f8db0903";

export default node;
