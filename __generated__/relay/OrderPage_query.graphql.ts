/**
 * @generated SignedSource<<f9384185393daf4236e18b7dabab80d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderPage_query$data = {
  readonly order: {
    readonly " $fragmentSpreads": FragmentRefs<"DeliveryFacts_order" | "OrderDocuments_order" | "OrderHead_order" | "OrderInvoice_order" | "OrderLines_order" | "OrderRecoveryCard_order" | "OrderReorder_order" | "OrderTotals_order">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"OrderPayments_query">;
  readonly " $fragmentType": "OrderPage_query";
};
export type OrderPage_query$key = {
  readonly " $data"?: OrderPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPage_query">;
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
  "name": "OrderPage_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "orderId",
          "variableName": "orderId"
        }
      ],
      "kind": "FragmentSpread",
      "name": "OrderPayments_query"
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderHead_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderReorder_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeliveryFacts_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderRecoveryCard_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderLines_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderTotals_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderInvoice_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderDocuments_order"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ca2f8910194680e0c48c93cc9b5faf7d";

export default node;
