/**
 * @generated SignedSource<<8ed2a48763338003b4afa7e7b0955b04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type TrackingTimeline_tracking$data = {
  readonly status: OrderStatus;
  readonly " $fragmentType": "TrackingTimeline_tracking";
};
export type TrackingTimeline_tracking$key = {
  readonly " $data"?: TrackingTimeline_tracking$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackingTimeline_tracking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrackingTimeline_tracking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "OrderTracking",
  "abstractKey": null
};

(node as any).hash = "118d9de5debc4e244f102517f1d887cf";

export default node;
