/**
 * @generated SignedSource<<3ce8f5e6b4d923fd5e80cf1d4caa732d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type usePlanActionsSkipMutation$variables = {
  day: string;
  id: string;
  isSkipped: boolean;
};
export type usePlanActionsSkipMutation$data = {
  readonly setPlanDateSkipped: {
    readonly plans: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"PlanRow_plan">;
    }>;
  };
};
export type usePlanActionsSkipMutation = {
  response: usePlanActionsSkipMutation$data;
  variables: usePlanActionsSkipMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "day"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isSkipped"
},
v3 = [
  {
    "kind": "Variable",
    "name": "day",
    "variableName": "day"
  },
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "isSkipped",
    "variableName": "isSkipped"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePlanActionsSkipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "setPlanDateSkipped",
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
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PlanRow_plan"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePlanActionsSkipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "setPlanDateSkipped",
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
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "orderId",
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
                "name": "isPaused",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nextDay",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PlanDate",
                "kind": "LinkedField",
                "name": "dates",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "day",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "41394c771301a2eb57af68f90fa0dc94",
    "id": null,
    "metadata": {},
    "name": "usePlanActionsSkipMutation",
    "operationKind": "mutation",
    "text": "mutation usePlanActionsSkipMutation(\n  $id: ID!\n  $day: Date!\n  $isSkipped: Boolean!\n) {\n  setPlanDateSkipped(id: $id, day: $day, isSkipped: $isSkipped) {\n    plans {\n      id\n      ...PlanRow_plan\n    }\n    id\n  }\n}\n\nfragment PlanDates_plan on OrderPlan {\n  dates {\n    day\n    state\n  }\n}\n\nfragment PlanRow_plan on OrderPlan {\n  id\n  orderId\n  orderNumber\n  slotStartAt\n  deliveryAddress\n  totalWithVat\n  isPaused\n  nextDay\n  ...PlanDates_plan\n}\n"
  }
};
})();

(node as any).hash = "08b719fe9129271da11e2543621ed656";

export default node;
