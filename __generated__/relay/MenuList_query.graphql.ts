/**
 * @generated SignedSource<<9000aac80c8345529cf7c1ec4f126d14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Allergen = "celery" | "crustaceans" | "eggs" | "fish" | "gluten" | "lupin" | "milk" | "molluscs" | "mustard" | "nuts" | "peanuts" | "sesame" | "soybeans" | "sulphites";
export type ProductCategory = "Beverage" | "Box" | "Bread" | "Breakfast" | "Dessert" | "Grocery" | "Other" | "Pastry";
import { FragmentRefs } from "relay-runtime";
export type MenuList_query$data = {
  readonly availableInventory: {
    readonly menus: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly price: number;
      readonly productsIds: ReadonlyArray<string>;
    }>;
    readonly products: ReadonlyArray<{
      readonly allergens: ReadonlyArray<Allergen>;
      readonly category: ProductCategory;
      readonly id: string;
      readonly name: string;
      readonly price: number;
    }>;
  };
  readonly " $fragmentType": "MenuList_query";
};
export type MenuList_query$key = {
  readonly " $data"?: MenuList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuList_query">;
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
  "name": "MenuList_query",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "allergens",
              "storageKey": null
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "productsIds",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "077e4a26c49da3142f74e570d5ec19fc";

export default node;
