/**
 * @generated SignedSource<<2d75ba657bea1644864da987fa5603ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuickSlots_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCartLeadTime_query">;
  readonly " $fragmentType": "QuickSlots_query";
};
export type QuickSlots_query$key = {
  readonly " $data"?: QuickSlots_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickSlots_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuickSlots_query",
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

(node as any).hash = "681f01f1bae81d8f476bddb55415b31c";

export default node;
