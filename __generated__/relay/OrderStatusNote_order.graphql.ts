/**
 * @generated SignedSource<<96c2e9e010fcbd785e4a1fc3264c8007>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type OrderStatusNote_order$data = {
  readonly expiresAt: string | null | undefined;
  readonly status: OrderStatus;
  readonly " $fragmentType": "OrderStatusNote_order";
};
export type OrderStatusNote_order$key = {
  readonly " $data"?: OrderStatusNote_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStatusNote_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderStatusNote_order",
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
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "d79d81610562dfd5d0eb11bf61fee703";

export default node;
