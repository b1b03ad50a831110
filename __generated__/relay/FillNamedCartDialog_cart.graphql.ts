/**
 * @generated SignedSource<<984ba67550bbbb72a7cef46a6edf0e68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CartItemType = "menu" | "product";
import { FragmentRefs } from "relay-runtime";
export type FillNamedCartDialog_cart$data = {
  readonly lines: ReadonlyArray<{
    readonly itemId: string;
    readonly lineId: string;
    readonly name: string;
    readonly price: number;
    readonly quantity: number;
    readonly type: CartItemType;
  }>;
  readonly name: string;
  readonly " $fragmentType": "FillNamedCartDialog_cart";
};
export type FillNamedCartDialog_cart$key = {
  readonly " $data"?: FillNamedCartDialog_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"FillNamedCartDialog_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FillNamedCartDialog_cart",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "NamedCartLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "itemId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "NamedCart",
  "abstractKey": null
};
})();

(node as any).hash = "ac2fd036ec915fa07349d82d98cb4479";

export default node;
