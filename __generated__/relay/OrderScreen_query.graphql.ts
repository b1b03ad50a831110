/**
 * @generated SignedSource<<8db6d8984530b2afbc9a97267bf52c22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryStep_query" | "PaymentStep_query" | "RecapStep_query" | "useCartContents_query" | "useReconcileCart_query">;
  readonly " $fragmentType": "OrderScreen_query";
};
export type OrderScreen_query$key = {
  readonly " $data"?: OrderScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderScreen_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCartContents_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useReconcileCart_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecapStep_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryStep_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentStep_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e8b190808b8f0f09266b95be1947e786";

export default node;
