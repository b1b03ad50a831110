/**
 * @generated SignedSource<<42cd2d8680a523016ab7c981106dc7a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type IngredientList_product$data = {
  readonly ingredients: ReadonlyArray<{
    readonly name: string;
    readonly percentage: number | null | undefined;
  }>;
  readonly ingredientsList: string;
  readonly " $fragmentType": "IngredientList_product";
};
export type IngredientList_product$key = {
  readonly " $data"?: IngredientList_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"IngredientList_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IngredientList_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ingredientsList",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Ingredient",
      "kind": "LinkedField",
      "name": "ingredients",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percentage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "b59dd3b91851f01e1b80d36bc576e114";

export default node;
