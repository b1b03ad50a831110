/**
 * @generated SignedSource<<c6bbfea79d6e027b86a52d873d4f2403>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderContacts_order$data = {
  readonly deliveryContactName: string;
  readonly deliveryContactPhone: string;
  readonly deliveryDetails: string | null | undefined;
  readonly invoiceAddress: string | null | undefined;
  readonly invoiceCompanyName: string | null | undefined;
  readonly invoiceCompanySiret: string | null | undefined;
  readonly invoiceCustomerName: string | null | undefined;
  readonly invoiceDetails: string | null | undefined;
  readonly " $fragmentType": "OrderContacts_order";
};
export type OrderContacts_order$key = {
  readonly " $data"?: OrderContacts_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderContacts_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderContacts_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryContactName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryContactPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryDetails",
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
      "name": "invoiceDetails",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "fc27d6ce9210e3a1c7f0052847eb71d2";

export default node;
