/**
 * @generated SignedSource<<1c4175a597a49223251f1a117e6da583>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type OrderFeedbackInput = {
  feedbackComment?: string | null | undefined;
  feedbackDeliveryComment?: string | null | undefined;
  feedbackDeliveryRank: number;
  feedbackFoodComment?: string | null | undefined;
  feedbackFoodRank: number;
  feedbackGeneralRank: number;
  feedbackImprovementComment?: string | null | undefined;
  feedbackOrderWorkflowComment?: string | null | undefined;
  feedbackOrderWorkflowRank: number;
};
export type useSubmitOrderFeedbackMutation$variables = {
  orderFeedback: OrderFeedbackInput;
  orderId: string;
};
export type useSubmitOrderFeedbackMutation$data = {
  readonly submitOrderFeedback: boolean;
};
export type useSubmitOrderFeedbackMutation = {
  response: useSubmitOrderFeedbackMutation$data;
  variables: useSubmitOrderFeedbackMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderFeedback"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "orderFeedback",
        "variableName": "orderFeedback"
      },
      {
        "kind": "Variable",
        "name": "orderId",
        "variableName": "orderId"
      }
    ],
    "kind": "ScalarField",
    "name": "submitOrderFeedback",
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
    "name": "useSubmitOrderFeedbackMutation",
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
    "name": "useSubmitOrderFeedbackMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "c5627ac27543915a5c13a688e831acc3",
    "id": null,
    "metadata": {},
    "name": "useSubmitOrderFeedbackMutation",
    "operationKind": "mutation",
    "text": "mutation useSubmitOrderFeedbackMutation(\n  $orderId: ID!\n  $orderFeedback: OrderFeedbackInput!\n) {\n  submitOrderFeedback(orderId: $orderId, orderFeedback: $orderFeedback)\n}\n"
  }
};
})();

(node as any).hash = "4dda31e53625a5a496d8ea76745eb16f";

export default node;
