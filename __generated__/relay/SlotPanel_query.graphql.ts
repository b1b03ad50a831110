/**
 * @generated SignedSource<<2a6ce09504b573d401b45ea77bfdb3fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SlotPanel_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCartLeadTime_query">;
  readonly " $fragmentType": "SlotPanel_query";
};
export type SlotPanel_query$key = {
  readonly " $data"?: SlotPanel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SlotPanel_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SlotPanel_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCartLeadTime_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "56fa1c973b7d312790a88fecd3e98596";

export default node;
