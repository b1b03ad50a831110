/**
 * @generated SignedSource<<adfdad4f150904c043267951bde81fe8>>
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
            (v2/*:: as any*/)
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

(node as any).hash = "1e166bc3c71e17a5cb48564c200d2e27";

export default node;
