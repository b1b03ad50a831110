/**
 * @generated SignedSource<<158e8d6d7f85d942ae3e0ce4b4c56ae7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecapStep_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RecapOptions_query" | "useSlotRefusal_query">;
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
      "name": "useSlotRefusal_query"
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

(node as any).hash = "3b88a6818bc0a30c9e2c8f8ca54c0271";

export default node;
