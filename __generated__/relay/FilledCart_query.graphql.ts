/**
 * @generated SignedSource<<508182e662df43d6b834bdb5095205ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FilledCart_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CartBody_query" | "useCartContents_query" | "useOrderCart_query">;
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

(node as any).hash = "c3c5854ed69e9c27fcfcf711aef2f694";

export default node;
