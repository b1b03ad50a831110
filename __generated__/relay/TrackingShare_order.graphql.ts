/**
 * @generated SignedSource<<75ec6b9c786b4ced494081091cb1582a>>
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

(node as any).hash = "8f1e64769a0f0fc90c1a0c99caefd0b9";

export default node;
