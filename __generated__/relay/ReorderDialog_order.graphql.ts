/**
 * @generated SignedSource<<06a349b018af9cf901875f4157821c52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReorderDialog_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useReorderedOrder_order">;
  readonly " $fragmentType": "ReorderDialog_order";
};
export type ReorderDialog_order$key = {
  readonly " $data"?: ReorderDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReorderDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReorderDialog_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useReorderedOrder_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "54f90113dab2d3648f60be452c1aabea";

export default node;
