/**
 * @generated SignedSource<<8ab0afc376ba94ef3d5d82d92bc9011a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Allergen = "celery" | "crustaceans" | "eggs" | "fish" | "gluten" | "lupin" | "milk" | "molluscs" | "mustard" | "nuts" | "peanuts" | "sesame" | "soybeans" | "sulphites";
export type ProductCategory = "Beverage" | "Box" | "Bread" | "Breakfast" | "Dessert" | "Grocery" | "Other" | "Pastry";
import { FragmentRefs } from "relay-runtime";
export type useCatalogueSections_product$data = {
  readonly allergens: ReadonlyArray<Allergen>;
  readonly category: ProductCategory;
  readonly description: string;
  readonly id: string;
  readonly ingredientsList: string;
  readonly line: {
    readonly id: string;
  };
  readonly name: string;
  readonly participantsPerQuantity: number;
  readonly price: number;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "useCatalogueSections_product";
};
export type useCatalogueSections_product$key = {
  readonly " $data"?: useCatalogueSections_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCatalogueSections_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useCatalogueSections_product"
};

(node as any).hash = "1b0c0f3814067a8a28e9195de063602c";

export default node;
