/**
 * @generated SignedSource<<184d2caf89429260fc2c557422fae7c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useInvoiceContacts_query$data = {
  readonly lastInvoiceContacts?: ReadonlyArray<{
    readonly id: string;
    readonly invoiceAddress: string;
    readonly invoiceCompanyName: string | null | undefined;
    readonly invoiceCompanySiret: string | null | undefined;
    readonly invoiceCustomerName: string;
    readonly invoiceDetails: string | null | undefined;
    readonly invoicePhone: string | null | undefined;
  }>;
  readonly " $fragmentType": "useInvoiceContacts_query";
};
export type useInvoiceContacts_query$key = {
  readonly " $data"?: useInvoiceContacts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useInvoiceContacts_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "isSignedIn"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useInvoiceContacts_query",
  "selections": [
    {
      "condition": "isSignedIn",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "InvoiceContact",
          "kind": "LinkedField",
          "name": "lastInvoiceContacts",
          "plural": true,
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
              "name": "invoiceAddress",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "invoicePhone",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "invoiceDetails",
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
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1fa71bc073d598aa7b39126ac4c0c52a";

export default node;
