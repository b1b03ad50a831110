/**
 * @generated SignedSource<<458688f8c5abfb51d838cef63506a344>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryBar_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryPanelContent_query">;
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
      "name": "DeliveryPanelContent_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "da28c2e4373f836bb775234f6ff1e045";

export default node;
