/**
 * @generated SignedSource<<08b68f0d93adbfb0a27b1c4b4c2f7f50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type PausedPlanMutation$variables = {
  id: string;
};
export type PausedPlanMutation$data = {
  readonly setPlanPaused: {
    readonly plans: ReadonlyArray<{
      readonly id: string;
      readonly isPaused: boolean;
    }>;
  };
};
export type PausedPlanMutation = {
  response: PausedPlanMutation$data;
  variables: PausedPlanMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Literal",
    "name": "isPaused",
    "value": false
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderPlan",
  "kind": "LinkedField",
  "name": "plans",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPaused",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PausedPlanMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "setPlanPaused",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "PausedPlanMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "setPlanPaused",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "11b65280cf59ef7c3d8a530f1ee0a040",
    "id": null,
    "metadata": {},
    "name": "PausedPlanMutation",
    "operationKind": "mutation",
    "text": "mutation PausedPlanMutation(\n  $id: ID!\n) {\n  setPlanPaused(id: $id, isPaused: false) {\n    plans {\n      id\n      isPaused\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "9f420b64891e6cf77d29869fa2531a4d";

export default node;
