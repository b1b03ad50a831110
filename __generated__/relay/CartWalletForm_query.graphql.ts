/**
 * @generated SignedSource<<5ef54a7a4b2f560ecd1f08d11d8b892b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartWalletForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCartContents_query" | "useDeliveryContacts_query" | "useInvoiceContacts_query" | "useTrayRecovery_query">;
  readonly " $fragmentType": "CartWalletForm_query";
};
export type CartWalletForm_query$key = {
  readonly " $data"?: CartWalletForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartWalletForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartWalletForm_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCartContents_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTrayRecovery_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDeliveryContacts_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useInvoiceContacts_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2359b0ea77ad97a9a2dd7b250f55350b";

export default node;
