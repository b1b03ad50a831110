/**
 * @generated SignedSource<<aef965b41158bc9ffe5949adb012f088>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type FeedbackInvitation_order$data = {
  readonly canteenFeedbackHash: string | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canteenFeedbackHash",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "533d44ab0b464ea11cc1b9ceda88c23f";

export default node;
