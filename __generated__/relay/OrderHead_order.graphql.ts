/**
 * @generated SignedSource<<7d63d742db76f5307df2ca269eb59fa5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type OrderHead_order$data = {
  readonly canteenFeedbackHash: string | null | undefined;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canteenFeedbackHash",
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

(node as any).hash = "4219f82df791ecac22dc3def97b31019";

export default node;
