/**
 * @generated SignedSource<<7a4c46ddf7b0d4581b74e411bbcb1295>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PlanDateState = "canceled" | "closed" | "ordered" | "planned" | "skipped";
export type OrderRepeatMutation$variables = {
  orderId: string;
};
export type OrderRepeatMutation$data = {
  readonly repeatOrder: {
    readonly plans: ReadonlyArray<{
      readonly dates: ReadonlyArray<{
        readonly state: PlanDateState;
      }>;
      readonly id: string;
      readonly isPaused: boolean;
      readonly orderId: string;
      readonly " $fragmentSpreads": FragmentRefs<"OrderRepeated_plan" | "PlanRow_plan">;
    }>;
  };
};
export type OrderRepeatMutation = {
  response: OrderRepeatMutation$data;
  variables: OrderRepeatMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "orderId",
    "variableName": "orderId"
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
  "kind": "ScalarField",
  "name": "orderId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPaused",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderRepeatMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "repeatOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderPlan",
            "kind": "LinkedField",
            "name": "plans",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PlanDate",
                "kind": "LinkedField",
                "name": "dates",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PlanRow_plan"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OrderRepeated_plan"
              }
            ],
            "storageKey": null
          }
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
    "name": "OrderRepeatMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "repeatOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderPlan",
            "kind": "LinkedField",
            "name": "plans",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PlanDate",
                "kind": "LinkedField",
                "name": "dates",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "day",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "orderNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slotStartAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deliveryAddress",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalWithVat",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nextDay",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "38100b1f1fffcc20befabe490f88bfc4",
    "id": null,
    "metadata": {},
    "name": "OrderRepeatMutation",
    "operationKind": "mutation",
    "text": "mutation OrderRepeatMutation(\n  $orderId: ID!\n) {\n  repeatOrder(orderId: $orderId) {\n    plans {\n      id\n      orderId\n      isPaused\n      dates {\n        state\n      }\n      ...PlanRow_plan\n      ...OrderRepeated_plan\n    }\n    id\n  }\n}\n\nfragment OrderRepeated_plan on OrderPlan {\n  id\n  slotStartAt\n  isPaused\n}\n\nfragment PlanDates_plan on OrderPlan {\n  dates {\n    day\n    state\n  }\n}\n\nfragment PlanRow_plan on OrderPlan {\n  id\n  orderId\n  orderNumber\n  slotStartAt\n  deliveryAddress\n  totalWithVat\n  isPaused\n  nextDay\n  ...PlanDates_plan\n}\n"
  }
};
})();

(node as any).hash = "e794f755e29db9cbe71ad26d0512c834";

export default node;
