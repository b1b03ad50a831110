/**
 * @generated SignedSource<<addb57220f7a6f290b28e1cc7ec3ddc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderTotals_order$data = {
  readonly deliveryFees: number;
  readonly discount: number;
  readonly discountTitle: string | null | undefined;
  readonly extraCosts: ReadonlyArray<{
    readonly freeQuantity: number;
    readonly price: number;
    readonly quantity: number;
  }>;
  readonly lastMinuteFees: number;
  readonly menus: ReadonlyArray<{
    readonly freeQuantity: number;
    readonly price: number;
    readonly quantity: number;
  }>;
  readonly people: number;
  readonly products: ReadonlyArray<{
    readonly freeQuantity: number;
    readonly price: number;
    readonly quantity: number;
  }>;
  readonly totalWithVat: number;
  readonly totalWithoutVat: number;
  readonly vatParts: ReadonlyArray<{
    readonly rate: number;
    readonly vat: number;
  }>;
  readonly " $fragmentType": "OrderTotals_order";
};
export type OrderTotals_order$key = {
  readonly " $data"?: OrderTotals_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTotals_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "price",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "quantity",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "freeQuantity",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderTotals_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalWithVat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalWithoutVat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "people",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryFees",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastMinuteFees",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discountTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VatPart",
      "kind": "LinkedField",
      "name": "vatParts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vat",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderProduct",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderMenu",
      "kind": "LinkedField",
      "name": "menus",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderExtraCost",
      "kind": "LinkedField",
      "name": "extraCosts",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "b5013dc7da59d7d122e2c49148dd5142";

export default node;
