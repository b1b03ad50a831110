/**
 * @generated SignedSource<<c129306d86996e70779361d2a823f049>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type OrderRow_order$data = {
  readonly deliveryHour: string;
  readonly id: string;
  readonly isFullyPaid: boolean;
  readonly number: string;
  readonly status: OrderStatus;
  readonly totalWithVat: number;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRowContent_order" | "OrderRowDocuments_order" | "OrderRowDue_order">;
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
      "name": "deliveryHour",
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
      "name": "OrderRowDocuments_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "2aa9394703421fa44a59070b339b7151";

export default node;
