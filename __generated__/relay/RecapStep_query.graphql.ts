/**
 * @generated SignedSource<<d5dfdfdb207e45011dc10a907c65e16e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecapStep_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RecapOptions_query" | "useIsSlotOpen_query">;
  readonly " $fragmentType": "RecapStep_query";
};
export type RecapStep_query$key = {
  readonly " $data"?: RecapStep_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecapStep_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecapStep_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useIsSlotOpen_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecapOptions_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "63930f6ead62591231797b1fa1a3695c";

export default node;
