/**
 * @generated SignedSource<<8e4d01c9bba6369a7bed09257d2acf4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type PayableOrder_order$data = {
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly status: OrderStatus;
  readonly " $fragmentType": "PayableOrder_order";
};
export type PayableOrder_order$key = {
  readonly " $data"?: PayableOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayableOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayableOrder_order",
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
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "82f63adcf90e52779aa283165f23fb42";

export default node;
