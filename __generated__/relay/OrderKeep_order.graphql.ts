/**
 * @generated SignedSource<<56bc53f4f80bb4d2c1da2a7f0a58c24a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderKeep_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useOrderedArticles_order">;
  readonly " $fragmentType": "OrderKeep_order";
};
export type OrderKeep_order$key = {
  readonly " $data"?: OrderKeep_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderKeep_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderKeep_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrderedArticles_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "effae227a7f7eb7102567cb3e9454597";

export default node;
