/**
 * @generated SignedSource<<aac6373fb08e164710b2cecac5b3a7d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type ConfirmationNext_order$data = {
  readonly deliveryContactName: string;
  readonly slotEndAt: string;
  readonly slotStartAt: string;
  readonly status: OrderStatus;
  readonly " $fragmentType": "ConfirmationNext_order";
};
export type ConfirmationNext_order$key = {
  readonly " $data"?: ConfirmationNext_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationNext_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmationNext_order",
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
      "name": "deliveryContactName",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "bc5fd6bc23b07c531490b47f2e11c03d";

export default node;
