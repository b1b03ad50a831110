/**
 * @generated SignedSource<<6694a443614779d49db39246829e3acb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartPage_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCartContents_query" | "useOrderCart_query">;
  readonly " $fragmentType": "CartPage_query";
};
export type CartPage_query$key = {
  readonly " $data"?: CartPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartPage_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCartContents_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrderCart_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e83caeb8c6b60290109aa49143b99cf9";

export default node;
