/**
 * @generated SignedSource<<c4559d7afe22c755566cae9d2320abe0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryBar_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryFacts_query" | "DeliveryPanelContent_query">;
  readonly " $fragmentType": "DeliveryBar_query";
};
export type DeliveryBar_query$key = {
  readonly " $data"?: DeliveryBar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryBar_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryBar_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryFacts_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryPanelContent_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5f3192aed5d5a6e72e5e6c4539e8a934";

export default node;
