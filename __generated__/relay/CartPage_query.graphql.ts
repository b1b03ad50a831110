/**
 * @generated SignedSource<<160d6eac39506998992601d6a6b2c775>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartPage_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CartBody_query" | "useCartContents_query" | "useOrderCart_query">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartBody_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a882a71756f5cfa52ee504a18eeb425a";

export default node;
