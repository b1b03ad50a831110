/**
 * @generated SignedSource<<d9a95465317b14e24b91e31389800b32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CanteenOrderFeedbackInput = {
  comment?: string | null | undefined;
  feedbackTags?: ReadonlyArray<string> | null | undefined;
  isSatisfied: boolean;
};
export type useSubmitCanteenFeedbackMutation$variables = {
  feedback: CanteenOrderFeedbackInput;
  hashedOrderId: string;
};
export type useSubmitCanteenFeedbackMutation$data = {
  readonly submitCanteenOrderFeedback: boolean;
};
export type useSubmitCanteenFeedbackMutation = {
  response: useSubmitCanteenFeedbackMutation$data;
  variables: useSubmitCanteenFeedbackMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "feedback"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hashedOrderId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "feedback",
        "variableName": "feedback"
      },
      {
        "kind": "Variable",
        "name": "hashedOrderId",
        "variableName": "hashedOrderId"
      }
    ],
    "kind": "ScalarField",
    "name": "submitCanteenOrderFeedback",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSubmitCanteenFeedbackMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSubmitCanteenFeedbackMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "226189f7f2966756309be8faf316cf72",
    "id": null,
    "metadata": {},
    "name": "useSubmitCanteenFeedbackMutation",
    "operationKind": "mutation",
    "text": "mutation useSubmitCanteenFeedbackMutation(\n  $hashedOrderId: String!\n  $feedback: CanteenOrderFeedbackInput!\n) {\n  submitCanteenOrderFeedback(hashedOrderId: $hashedOrderId, feedback: $feedback)\n}\n"
  }
};
})();

(node as any).hash = "1ed9d1d1d6b956320e97a4f95788ac9e";

export default node;
