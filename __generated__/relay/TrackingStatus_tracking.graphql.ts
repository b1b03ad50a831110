/**
 * @generated SignedSource<<01803f8e04596afa55940e4204fb4e32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type TrackingStatus_tracking$data = {
  readonly order: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderStatusNote_order" | "PayableOrder_order">;
  } | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderStatusNote_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PayableOrder_order"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderTracking",
  "abstractKey": null
};

(node as any).hash = "4f59ce7bd600253bd269607384ca2ba9";

export default node;
