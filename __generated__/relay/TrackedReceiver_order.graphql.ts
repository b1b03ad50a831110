/**
 * @generated SignedSource<<91ddf20fcac7b03858b2d2ca3f3be7d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type TrackedReceiver_order$data = {
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"receiverFacts_order">;
  readonly " $fragmentType": "TrackedReceiver_order";
};
export type TrackedReceiver_order$key = {
  readonly " $data"?: TrackedReceiver_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackedReceiver_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrackedReceiver_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "receiverFacts_order",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveryContactName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveryContactPhone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveryDetails",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "f5501af18f71014a425a30c9b68d6bfe";

export default node;
