/**
 * @generated SignedSource<<0c422d10119eaef3a89f26daa49b576d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type OrderRepeat_order$data = {
  readonly id: string;
  readonly slotStartAt: string;
  readonly status: OrderStatus;
  readonly " $fragmentType": "OrderRepeat_order";
};
export type OrderRepeat_order$key = {
  readonly " $data"?: OrderRepeat_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRepeat_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRepeat_order",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slotStartAt",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "1a584746c559a3b464c1eef19d049b32";

export default node;
