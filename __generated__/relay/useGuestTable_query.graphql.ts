/**
 * @generated SignedSource<<79e57103fa3ae96ed28a61d95eaf4b62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Allergen = "celery" | "crustaceans" | "eggs" | "fish" | "gluten" | "lupin" | "milk" | "molluscs" | "mustard" | "nuts" | "peanuts" | "sesame" | "soybeans" | "sulphites";
export type ProductCategory = "Beverage" | "Box" | "Bread" | "Breakfast" | "Dessert" | "Grocery" | "Other" | "Pastry";
import { FragmentRefs } from "relay-runtime";
export type useGuestTable_query$data = {
  readonly availableInventory: {
    readonly menus: ReadonlyArray<{
      readonly id: string;
      readonly participantsPerQuantity: number;
      readonly productsIds: ReadonlyArray<string>;
    }>;
    readonly products: ReadonlyArray<{
      readonly allergens: ReadonlyArray<Allergen>;
      readonly category: ProductCategory;
      readonly id: string;
      readonly participantsPerQuantity: number;
      readonly tags: ReadonlyArray<string>;
    }>;
  };
  readonly " $fragmentType": "useGuestTable_query";
};
export type useGuestTable_query$key = {
  readonly " $data"?: useGuestTable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGuestTable_query">;
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
  "name": "participantsPerQuantity",
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
  "name": "useGuestTable_query",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
              "storageKey": null
            },
            (v1/*:: as any*/),
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

(node as any).hash = "abb5e13a418b82520a4c42d7e7ad6e45";

export default node;
