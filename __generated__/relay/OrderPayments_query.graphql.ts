/**
 * @generated SignedSource<<eb8e308d0ff6783a982b1e8ce574c948>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type OrderPayments_query$data = {
  readonly getCustomerProfile: {
    readonly stripeCustomerId: string | null | undefined;
  };
  readonly order: {
    readonly amountDue: number;
    readonly expiresAt: string | null | undefined;
    readonly id: string;
    readonly number: string;
    readonly payByCreditTransfer: boolean;
    readonly status: OrderStatus;
    readonly " $fragmentSpreads": FragmentRefs<"PaymentList_order" | "TransferInstructions_order">;
  };
  readonly " $fragmentType": "OrderPayments_query";
};
export type OrderPayments_query$key = {
  readonly " $data"?: OrderPayments_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPayments_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orderId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderPayments_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerProfile",
      "kind": "LinkedField",
      "name": "getCustomerProfile",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stripeCustomerId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "orderId"
        }
      ],
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
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
          "name": "amountDue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PaymentList_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TransferInstructions_order"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "37c1745aebbba0a98b5c818454c7b167";

export default node;
