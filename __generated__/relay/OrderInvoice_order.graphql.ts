/**
 * @generated SignedSource<<24a0eeb8923c8f1710dd6a4ef3ef6633>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type OrderInvoice_order$data = {
  readonly canEditInvoice: boolean;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"OrderInvoiceForm_order" | "invoiceFacts_order">;
  readonly " $fragmentType": "OrderInvoice_order";
};
export type OrderInvoice_order$key = {
  readonly " $data"?: OrderInvoice_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderInvoice_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderInvoice_order",
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
      "name": "canEditInvoice",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "invoiceFacts_order",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceCompanyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceCompanySiret",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceCustomerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceAddress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceDetails",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderInvoiceForm_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "a8b06261644f4bad817af6d9062c35e9";

export default node;
