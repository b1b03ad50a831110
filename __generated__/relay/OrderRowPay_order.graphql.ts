/**
 * @generated SignedSource<<45620e24d8f42797b01dfdd149a90772>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type OrderRowPay_order$data = {
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly " $fragmentType": "OrderRowPay_order";
};
export type OrderRowPay_order$key = {
  readonly " $data"?: OrderRowPay_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRowPay_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRowPay_order",
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
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "5dde8a0a7846acab986840f8d59454dd";

export default node;
