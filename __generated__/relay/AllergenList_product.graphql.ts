/**
 * @generated SignedSource<<bf1a07193b305f7dcb5ef6f76ad412c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Allergen = "celery" | "crustaceans" | "eggs" | "fish" | "gluten" | "lupin" | "milk" | "molluscs" | "mustard" | "nuts" | "peanuts" | "sesame" | "soybeans" | "sulphites";
import { FragmentRefs } from "relay-runtime";
export type AllergenList_product$data = {
  readonly allergens: ReadonlyArray<Allergen>;
  readonly " $fragmentType": "AllergenList_product";
};
export type AllergenList_product$key = {
  readonly " $data"?: AllergenList_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllergenList_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AllergenList_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allergens",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "aa0150dd6a1f567efcc58a45c9a9ea34";

export default node;
