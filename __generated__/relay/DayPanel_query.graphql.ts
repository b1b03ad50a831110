/**
 * @generated SignedSource<<5840ad22c8c144a19f852e387c1107e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DayPanel_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"usePricingTerms_query">;
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4ce8c276219164bd13a28fb1bc1efb68";

export default node;
