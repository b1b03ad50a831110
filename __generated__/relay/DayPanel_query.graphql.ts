/**
 * @generated SignedSource<<9281200136392fd62c94512795c804ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DayPanel_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"QuickSlots_query" | "usePricingTerms_query">;
  readonly " $fragmentType": "DayPanel_query";
};
export type DayPanel_query$key = {
  readonly " $data"?: DayPanel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayPanel_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DayPanel_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePricingTerms_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuickSlots_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "871fd5e825865b33319f5b0fa463435e";

export default node;
