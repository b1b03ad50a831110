/**
 * @generated SignedSource<<eebf6cd8d32bc0651c976d0fe1e284e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NutritionTable_product$data = {
  readonly nutrition: {
    readonly carbohydrate: number;
    readonly dietaryFiber: number;
    readonly fat: number;
    readonly kilocalories: number;
    readonly kilojoules: number;
    readonly protein: number;
    readonly salt: number;
    readonly saturatedFat: number;
    readonly servingSizeWeight: number;
    readonly sugar: number;
  } | null | undefined;
  readonly " $fragmentType": "NutritionTable_product";
};
export type NutritionTable_product$key = {
  readonly " $data"?: NutritionTable_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"NutritionTable_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NutritionTable_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Nutrition",
      "kind": "LinkedField",
      "name": "nutrition",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "servingSizeWeight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kilojoules",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kilocalories",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fat",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "saturatedFat",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "carbohydrate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sugar",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dietaryFiber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "protein",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "salt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "4d3b1a6d8beb8d3c3b58d97dde501ba4";

export default node;
