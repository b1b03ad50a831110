/**
 * @generated SignedSource<<fa0f5fe8bdcc28e5aab9906a91e36a77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderReorder_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReorderDialog_order">;
  readonly " $fragmentType": "OrderReorder_order";
};
export type OrderReorder_order$key = {
  readonly " $data"?: OrderReorder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderReorder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderReorder_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReorderDialog_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "303731c1012a5ffaa2cd2a2b8d6c591b";

export default node;
