/**
 * @generated SignedSource<<5d719aa56c45759fa2094abd558f66de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecapOptions_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCartOptions_query">;
  readonly " $fragmentType": "RecapOptions_query";
};
export type RecapOptions_query$key = {
  readonly " $data"?: RecapOptions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecapOptions_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecapOptions_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCartOptions_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8e8df9e4a58f47df0edf6b5d1a0bf24a";

export default node;
