/**
 * @generated SignedSource<<7b102879ef474d937d1133b8dcf1a7ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type TrackingShare_order$data = {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly trackingToken: string;
  readonly " $fragmentType": "TrackingShare_order";
};
export type TrackingShare_order$key = {
  readonly " $data"?: TrackingShare_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackingShare_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrackingShare_order",
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
      "name": "number",
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
      "name": "trackingToken",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "e1d4eb58f99f9966f1f46b1dbe3416b8";

export default node;
