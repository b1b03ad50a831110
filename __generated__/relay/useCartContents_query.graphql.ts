/**
 * @generated SignedSource<<66a9a48520f2ca76197fd3024c19fe11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProductCategory = "Beverage" | "Box" | "Bread" | "Breakfast" | "Dessert" | "Grocery" | "Other" | "Pastry";
import { FragmentRefs } from "relay-runtime";
export type useCartContents_query$data = {
  readonly availableInventory: {
    readonly menus: ReadonlyArray<{
      readonly brand: {
        readonly id: string;
      };
      readonly id: string;
      readonly minimumQuantity: number;
      readonly name: string;
      readonly participantsPerQuantity: number;
      readonly pictureUrl: string;
      readonly price: number;
      readonly vatRate: number;
    }>;
    readonly products: ReadonlyArray<{
      readonly brand: {
        readonly id: string;
      };
      readonly category: ProductCategory;
      readonly id: string;
      readonly minimumQuantity: number;
      readonly name: string;
      readonly participantsPerQuantity: number;
      readonly pictureUrl: string;
      readonly price: number;
      readonly vatRate: number;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useInventory_query" | "usePricingTerms_query">;
  readonly " $fragmentType": "useCartContents_query";
};
export type useCartContents_query$key = {
  readonly " $data"?: useCartContents_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCartContents_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pictureUrl",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vatRate",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "participantsPerQuantity",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimumQuantity",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Brand",
  "kind": "LinkedField",
  "name": "brand",
  "plural": false,
  "selections": [
    (v0/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "input"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCartContents_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "input",
          "variableName": "input"
        }
      ],
      "concreteType": "Inventory",
      "kind": "LinkedField",
      "name": "availableInventory",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "products",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
              "storageKey": null
            },
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Menu",
          "kind": "LinkedField",
          "name": "menus",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useInventory_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePricingTerms_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "152c872abf3d2d16fc241368ab0b8592";

export default node;
