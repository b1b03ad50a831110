/**
 * @generated SignedSource<<696da969f7b4a3b2735fe57e9fe47e86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderRowContent_order$data = {
  readonly menus: ReadonlyArray<{
    readonly name: string;
    readonly price: number;
    readonly quantity: number;
  }>;
  readonly people: number;
  readonly products: ReadonlyArray<{
    readonly menu: {
      readonly __typename: "OrderMenu";
    } | null | undefined;
    readonly name: string;
    readonly price: number;
    readonly quantity: number;
  }>;
  readonly " $fragmentType": "OrderRowContent_order";
};
export type OrderRowContent_order$key = {
  readonly " $data"?: OrderRowContent_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRowContent_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRowContent_order",
  "selections": [
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
      "concreteType": "OrderProduct",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderMenu",
          "kind": "LinkedField",
          "name": "menu",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderMenu",
      "kind": "LinkedField",
      "name": "menus",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "947a5edef70cf20f612ed62f650d56bf";

export default node;
