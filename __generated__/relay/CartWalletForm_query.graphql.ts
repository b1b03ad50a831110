/**
 * @generated SignedSource<<add308be6d3df5db19734876dbb03039>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartWalletForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCartContents_query" | "useInvoiceContacts_query" | "useTrayRecovery_query">;
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
      "name": "useInvoiceContacts_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "91715b1b3a5dc9ef2ae9247a0d9c7e0e";

export default node;
