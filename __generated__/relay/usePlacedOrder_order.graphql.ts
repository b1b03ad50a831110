/**
 * @generated SignedSource<<cd311abedf2a61ecbe07c210efa05860>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type usePlacedOrder_order$data = {
  readonly id: string;
  readonly status: OrderStatus;
  readonly " $fragmentType": "usePlacedOrder_order";
};
export type usePlacedOrder_order$key = {
  readonly " $data"?: usePlacedOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePlacedOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePlacedOrder_order",
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "b149ac94d3e8ac97a829cea81caa409b";

export default node;
