/**
 * @generated SignedSource<<5f8f138f47649dfd260c5947c1b52ba7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Allergen = "celery" | "crustaceans" | "eggs" | "fish" | "gluten" | "lupin" | "milk" | "molluscs" | "mustard" | "nuts" | "peanuts" | "sesame" | "soybeans" | "sulphites";
export type ProductCategory = "Beverage" | "Box" | "Bread" | "Breakfast" | "Dessert" | "Grocery" | "Other" | "Pastry";
import { FragmentRefs } from "relay-runtime";
export type Catalogue_query$data = {
  readonly availableInventory: {
    readonly menus: ReadonlyArray<{
      readonly id: string;
      readonly line: {
        readonly id: string;
      };
      readonly name: string;
      readonly participantsPerQuantity: number;
      readonly price: number;
      readonly productsIds: ReadonlyArray<string>;
      readonly " $fragmentSpreads": FragmentRefs<"MenuCard_menu">;
    }>;
    readonly products: ReadonlyArray<{
      readonly allergens: ReadonlyArray<Allergen>;
      readonly category: ProductCategory;
      readonly id: string;
      readonly ingredientsList: string;
      readonly line: {
        readonly id: string;
      };
      readonly name: string;
      readonly participantsPerQuantity: number;
      readonly price: number;
      readonly tags: ReadonlyArray<string>;
      readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useGuestTable_query" | "useInventory_query">;
  readonly " $fragmentType": "Catalogue_query";
};
export type Catalogue_query$key = {
  readonly " $data"?: Catalogue_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Catalogue_query">;
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
  "name": "price",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "participantsPerQuantity",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Line",
  "kind": "LinkedField",
  "name": "line",
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
  "name": "Catalogue_query",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
              "storageKey": null
            },
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tags",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "allergens",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ingredientsList",
              "storageKey": null
            },
            (v4/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProductCard_product"
            }
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "productsIds",
              "storageKey": null
            },
            (v4/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MenuCard_menu"
            }
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
      "name": "useGuestTable_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "c5db535ba307380242833d5dffbaddc0";

export default node;
