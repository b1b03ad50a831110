/**
 * @generated SignedSource<<5708b657a0de91ec4c8230a9466ec418>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderPage_query$data = {
  readonly order: {
    readonly " $fragmentSpreads": FragmentRefs<"DeliveryFacts_order" | "OrderDocuments_order" | "OrderHead_order" | "OrderInvoice_order" | "OrderRecoveryCard_order" | "OrderReorder_order" | "OrderTotals_order" | "OrderedItems_order">;
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
          "name": "OrderedItems_order"
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

(node as any).hash = "8b2a03d44ac82c1b48f5dfb1c2aef3af";

export default node;
