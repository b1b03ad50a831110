/**
 * @generated SignedSource<<e9757f59f76f329d71865b70f4d65bd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type receiverFacts_order$data = {
  readonly deliveryContactName: string;
  readonly deliveryContactPhone: string;
  readonly deliveryDetails: string | null | undefined;
  readonly " $fragmentType": "receiverFacts_order";
};
export type receiverFacts_order$key = {
  readonly " $data"?: receiverFacts_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"receiverFacts_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "receiverFacts_order"
};

(node as any).hash = "40a050819bcaab6baba868d3db296d7a";

export default node;
