/**
 * @generated SignedSource<<893331ffd0fcfe56cfdf7da9d523d74d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartBody_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CartOptions_query" | "ServedGuests_query">;
  readonly " $fragmentType": "CartBody_query";
};
export type CartBody_query$key = {
  readonly " $data"?: CartBody_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartBody_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartBody_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ServedGuests_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartOptions_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6ad1d35627e09d64c1e230e8415ea0af";

export default node;
