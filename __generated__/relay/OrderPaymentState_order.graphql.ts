/**
 * @generated SignedSource<<26e3e2cef5513a2e5e8c259b5954aa4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type OrderPaymentState_order$data = {
  readonly amountDue: number;
  readonly isFullyPaid: boolean;
  readonly payByCreditTransfer: boolean;
  readonly payments: ReadonlyArray<{
    readonly hasFailed: boolean;
  }>;
  readonly status: OrderStatus;
  readonly totalWithVat: number;
  readonly " $fragmentType": "OrderPaymentState_order";
};
export type OrderPaymentState_order$key = {
  readonly " $data"?: OrderPaymentState_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPaymentState_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderPaymentState_order",
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
      "name": "totalWithVat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountDue",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payByCreditTransfer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasFailed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "fca67f9f73ad1e0e34cbf0c165cca279";

export default node;
