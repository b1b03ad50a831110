/**
 * @generated SignedSource<<770268172a7a5d6a408255010e70e2f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CanteenFeedback_order$data = {
  readonly feedbackTags: ReadonlyArray<string>;
  readonly isFeedbackDone: boolean;
  readonly " $fragmentType": "CanteenFeedback_order";
};
export type CanteenFeedback_order$key = {
  readonly " $data"?: CanteenFeedback_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CanteenFeedback_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CanteenFeedback_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feedbackTags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFeedbackDone",
      "storageKey": null
    }
  ],
  "type": "CanteenOrderSummary",
  "abstractKey": null
};

(node as any).hash = "8e84a533e1f50f9ea227e4d18ce18559";

export default node;
