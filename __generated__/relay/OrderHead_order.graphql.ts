/**
 * @generated SignedSource<<d95cc92f646770e4da10cfb707d6d85d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type OrderHead_order$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly isFeedbackDone: boolean;
  readonly number: string;
  readonly status: OrderStatus;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStatusNote_order">;
  readonly " $fragmentType": "OrderHead_order";
};
export type OrderHead_order$key = {
  readonly " $data"?: OrderHead_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHead_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderHead_order",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFeedbackDone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderStatusNote_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "ca3d1ddfb577a91212b62f7e29da95d0";

export default node;
