/**
 * @generated SignedSource<<38f7303feeb606e241774a786b19bdb7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type OrderRow_order$data = {
  readonly id: string;
  readonly isFullyPaid: boolean;
  readonly number: string;
  readonly slotEndAt: string;
  readonly slotStartAt: string;
  readonly status: OrderStatus;
  readonly totalWithVat: number;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRowContent_order" | "OrderRowDocuments_order" | "OrderRowDue_order" | "OrderRowPay_order">;
  readonly " $fragmentType": "OrderRow_order";
};
export type OrderRow_order$key = {
  readonly " $data"?: OrderRow_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRow_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRow_order",
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
      "name": "totalWithVat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFullyPaid",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderRowContent_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderRowDue_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderRowPay_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderRowDocuments_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "2dc597f86c30f492b59fd5c8c1d5819e";

export default node;
