/**
 * @generated SignedSource<<6aeb04b4780ec978366ddce1c55d47d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type TrackScreen_tracking$data = {
  readonly deliveryAddress: string;
  readonly number: string;
  readonly order: {
    readonly trackingToken: string;
    readonly " $fragmentSpreads": FragmentRefs<"FeedbackInvitation_order" | "OrderDocuments_order" | "OrderLines_order" | "OrderPaymentState_order" | "OrderTotals_order" | "TrackedInvoice_order" | "TrackedReceiver_order" | "TrackingShare_order" | "TransferInstructions_order">;
  } | null | undefined;
  readonly slotEndAt: string;
  readonly slotStartAt: string;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"StatusAnnouncement_tracking" | "TrackedDelivery_tracking" | "TrackedRecovery_tracking" | "TrackingMap_tracking" | "TrackingStatus_tracking" | "TrackingTimeline_tracking">;
  readonly " $fragmentType": "TrackScreen_tracking";
};
export type TrackScreen_tracking$key = {
  readonly " $data"?: TrackScreen_tracking$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackScreen_tracking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrackScreen_tracking",
  "selections": [
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
      "name": "slotStartAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slotEndAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryAddress",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrackedDelivery_tracking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrackedRecovery_tracking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrackingStatus_tracking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrackingTimeline_tracking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrackingMap_tracking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatusAnnouncement_tracking"
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trackingToken",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FeedbackInvitation_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderDocuments_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TransferInstructions_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TrackingShare_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TrackedReceiver_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TrackedInvoice_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderPaymentState_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderLines_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderTotals_order"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderTracking",
  "abstractKey": null
};

(node as any).hash = "d65e049553a59050cc8a559473173a82";

export default node;
