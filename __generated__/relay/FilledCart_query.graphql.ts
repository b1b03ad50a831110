/**
 * @generated SignedSource<<9fea7345a2ac33ba027f0f342badd31a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FilledCart_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCartContents_query" | "useOrderCart_query">;
  readonly " $fragmentType": "FilledCart_query";
};
export type FilledCart_query$key = {
  readonly " $data"?: FilledCart_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilledCart_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilledCart_query",
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

(node as any).hash = "a26a55869bafdf6ee6c6d7359cc102cb";

export default node;
