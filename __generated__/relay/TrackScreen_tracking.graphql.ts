/**
 * @generated SignedSource<<1376050f2f0d8fecab7654a273c5c4ed>>
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
    readonly " $fragmentSpreads": FragmentRefs<"FeedbackInvitation_order" | "OrderContacts_order" | "OrderDocuments_order" | "OrderLines_order" | "OrderPaymentState_order" | "OrderRecovery_order" | "OrderTotals_order" | "TrackingShare_order" | "TransferInstructions_order">;
  } | null | undefined;
  readonly slotEndAt: string;
  readonly slotStartAt: string;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"StatusAnnouncement_tracking" | "TrackedRecovery_tracking" | "TrackingMap_tracking" | "TrackingStatus_tracking" | "TrackingTimeline_tracking">;
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
          "name": "OrderRecovery_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TrackingShare_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderContacts_order"
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

(node as any).hash = "0ef6e7755e4dbd20b83e59b89d19ba1d";

export default node;
