/**
 * @generated SignedSource<<f83c377d8a3643e767550d5b86a2aead>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TrackedInvoice_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"invoiceFacts_order">;
  readonly " $fragmentType": "TrackedInvoice_order";
};
export type TrackedInvoice_order$key = {
  readonly " $data"?: TrackedInvoice_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackedInvoice_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrackedInvoice_order",
  "selections": [
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "0c9da7c1a4a5d029b433e90c4440a1d1";

export default node;
