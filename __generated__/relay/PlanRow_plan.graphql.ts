/**
 * @generated SignedSource<<75e2e90260d82827613907caf442bbbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PlanRow_plan$data = {
  readonly deliveryAddress: string;
  readonly id: string;
  readonly isPaused: boolean;
  readonly nextDay: string | null | undefined;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly slotStartAt: string;
  readonly totalWithVat: number;
  readonly " $fragmentSpreads": FragmentRefs<"PlanDates_plan">;
  readonly " $fragmentType": "PlanRow_plan";
};
export type PlanRow_plan$key = {
  readonly " $data"?: PlanRow_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanRow_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanRow_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanDates_plan"
    }
  ],
  "type": "OrderPlan",
  "abstractKey": null
};

(node as any).hash = "fbd91338e4e7c70cc73f9bc9c75d3120";

export default node;
