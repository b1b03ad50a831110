/**
 * @generated SignedSource<<ad5e87eec7f6b7fed043e27ceb98b199>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type ConfirmationHead_order$data = {
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly " $fragmentType": "ConfirmationHead_order";
};
export type ConfirmationHead_order$key = {
  readonly " $data"?: ConfirmationHead_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationHead_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmationHead_order",
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

(node as any).hash = "67eb5c289ed1b5c63d9b17974d2cb42c";

export default node;
