/**
 * @generated SignedSource<<fdba57d27fd5993ce14712d3b5b8d07f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type OrderPage_query$data = {
  readonly order: {
    readonly amountDue: number;
    readonly status: OrderStatus;
    readonly " $fragmentSpreads": FragmentRefs<"OrderDeliveryFacts_order" | "OrderDocuments_order" | "OrderHead_order" | "OrderInvoice_order" | "OrderKeep_order" | "OrderLines_order" | "OrderRecoveryCard_order" | "OrderTotals_order">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"OrderPayments_query" | "OrderReorder_query" | "OrderRepeat_query">;
  readonly " $fragmentType": "OrderPage_query";
};
export type OrderPage_query$key = {
  readonly " $data"?: OrderPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPage_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "orderId",
    "variableName": "orderId"
  }
];
return {
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
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "OrderPayments_query"
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "OrderReorder_query"
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "OrderRepeat_query"
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountDue",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderHead_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderKeep_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderDeliveryFacts_order"
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
})();

(node as any).hash = "76d00fddef24fb5a1ae2664213ebe260";

export default node;
