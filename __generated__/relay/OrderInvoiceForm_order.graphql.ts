/**
 * @generated SignedSource<<1eb0846af43dc75149ab027340a48c8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderInvoiceForm_order$data = {
  readonly id: string;
  readonly invoiceAddress: string | null | undefined;
  readonly invoiceCompanyName: string | null | undefined;
  readonly invoiceCompanySiret: string | null | undefined;
  readonly invoiceCustomerName: string | null | undefined;
  readonly invoiceDetails: string | null | undefined;
  readonly " $fragmentType": "OrderInvoiceForm_order";
};
export type OrderInvoiceForm_order$key = {
  readonly " $data"?: OrderInvoiceForm_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderInvoiceForm_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderInvoiceForm_order",
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
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "5e3b746bcc1c9e692a7235bfbe344dea";

export default node;
