/**
 * @generated SignedSource<<3131c220615c5de3ecc09bd50dd88ab9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryStep_query" | "PaymentStep_query" | "RecapStep_query" | "useCartContents_query" | "useReconcileCart_query" | "useTrayRecovery_query">;
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
      "name": "useTrayRecovery_query"
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

(node as any).hash = "3496c1d4f3cf81979f0d5c43218d17ef";

export default node;
