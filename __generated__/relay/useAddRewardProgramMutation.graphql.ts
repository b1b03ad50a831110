/**
 * @generated SignedSource<<a7b75698c981c9c0fa597f485670dbab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useAddRewardProgramMutation$variables = {
  refereeEmail: string;
  website?: string | null | undefined;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "website"
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
      },
      {
        "kind": "Variable",
        "name": "website",
        "variableName": "website"
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
    "cacheID": "5a2c471cf7296c57c9205e23d0321811",
    "id": null,
    "metadata": {},
    "name": "useAddRewardProgramMutation",
    "operationKind": "mutation",
    "text": "mutation useAddRewardProgramMutation(\n  $refereeEmail: String!\n  $website: String\n) {\n  addRewardProgram(refereeEmail: $refereeEmail, website: $website)\n}\n"
  }
};
})();

(node as any).hash = "fdb3d1abc6a3dedb94a16f3d2b1a709a";

export default node;
