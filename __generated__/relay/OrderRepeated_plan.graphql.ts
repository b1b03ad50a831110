/**
 * @generated SignedSource<<70216fe4678d22c44cf84f7e49b0d41f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderRepeated_plan$data = {
  readonly id: string;
  readonly isPaused: boolean;
  readonly slotStartAt: string;
  readonly " $fragmentType": "OrderRepeated_plan";
};
export type OrderRepeated_plan$key = {
  readonly " $data"?: OrderRepeated_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRepeated_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRepeated_plan",
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
      "name": "slotStartAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPaused",
      "storageKey": null
    }
  ],
  "type": "OrderPlan",
  "abstractKey": null
};

(node as any).hash = "4f022a367724fa4f58eab2cecaa84984";

export default node;
