/**
 * @generated SignedSource<<c1adacdc2ff10a8b6402cdfac2c941e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PlanDateState = "canceled" | "closed" | "ordered" | "planned" | "skipped";
import { FragmentRefs } from "relay-runtime";
export type PlanDates_plan$data = {
  readonly dates: ReadonlyArray<{
    readonly day: string;
    readonly state: PlanDateState;
  }>;
  readonly " $fragmentType": "PlanDates_plan";
};
export type PlanDates_plan$key = {
  readonly " $data"?: PlanDates_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanDates_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanDates_plan",
  "selections": [
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
  "type": "OrderPlan",
  "abstractKey": null
};

(node as any).hash = "e69d64ceb82e22838fe23ff3b6824bb4";

export default node;
