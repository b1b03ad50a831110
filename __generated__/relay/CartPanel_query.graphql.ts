/**
 * @generated SignedSource<<2bb5d4b2605e069f74deea140b978b9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartPanel_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FilledCart_query">;
  readonly " $fragmentType": "CartPanel_query";
};
export type CartPanel_query$key = {
  readonly " $data"?: CartPanel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPanel_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartPanel_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FilledCart_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6eb7fb0517dfe1e308e030f640f7d051";

export default node;
