/**
 * @generated SignedSource<<05213422a4f3509a4dccf542f4863ae3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type FeedbackInvitation_order$data = {
  readonly id: string;
  readonly isFeedbackDone: boolean;
  readonly status: OrderStatus;
  readonly " $fragmentType": "FeedbackInvitation_order";
};
export type FeedbackInvitation_order$key = {
  readonly " $data"?: FeedbackInvitation_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackInvitation_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackInvitation_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "1fce21565d18f6027c39508bf96302b8";

export default node;
