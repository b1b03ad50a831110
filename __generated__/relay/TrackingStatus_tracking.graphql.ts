/**
 * @generated SignedSource<<b2f1197cbf37a87ae16975d4dc2a9d05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type TrackingStatus_tracking$data = {
  readonly status: OrderStatus;
  readonly " $fragmentType": "TrackingStatus_tracking";
};
export type TrackingStatus_tracking$key = {
  readonly " $data"?: TrackingStatus_tracking$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackingStatus_tracking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrackingStatus_tracking",
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

(node as any).hash = "8fbf5bc49743beaa3e5c97c1d11de275";

export default node;
