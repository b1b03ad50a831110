/**
 * @generated SignedSource<<6fc188f38e5d5937523e5e29341b2170>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductDetailsQuery$variables = {
  date: string;
  distributionPointId: string;
  id: string;
};
export type ProductDetailsQuery$data = {
  readonly product: {
    readonly description: string;
    readonly isHot: boolean;
    readonly minimumQuantity: number;
    readonly participantsPerQuantity: number;
    readonly tags: ReadonlyArray<string>;
    readonly " $fragmentSpreads": FragmentRefs<"AllergenList_product" | "IngredientList_product" | "MeatOriginList_product" | "NutritionTable_product">;
  } | null | undefined;
};
export type ProductDetailsQuery = {
  response: ProductDetailsQuery$data;
  variables: ProductDetailsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "date"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "distributionPointId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = [
  {
    "kind": "Variable",
    "name": "date",
    "variableName": "date"
  },
  {
    "kind": "Variable",
    "name": "distributionPointId",
    "variableName": "distributionPointId"
  },
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tags",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isHot",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "participantsPerQuantity",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimumQuantity",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductDetailsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IngredientList_product"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AllergenList_product"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MeatOriginList_product"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NutritionTable_product"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ProductDetailsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
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
            "concreteType": "MeatOrigin",
            "kind": "LinkedField",
            "name": "meatOrigins",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "meat",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "countries",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "8ef408c8f76f4b3f4259bcb56473941e",
    "id": null,
    "metadata": {},
    "name": "ProductDetailsQuery",
    "operationKind": "query",
    "text": "query ProductDetailsQuery(\n  $id: ID!\n  $date: Date!\n  $distributionPointId: ID!\n) {\n  product(id: $id, date: $date, distributionPointId: $distributionPointId) {\n    description\n    tags\n    isHot\n    participantsPerQuantity\n    minimumQuantity\n    ...IngredientList_product\n    ...AllergenList_product\n    ...MeatOriginList_product\n    ...NutritionTable_product\n    id\n  }\n}\n\nfragment AllergenList_product on Product {\n  allergens\n}\n\nfragment IngredientList_product on Product {\n  ingredientsList\n  ingredients {\n    name\n    percentage\n  }\n}\n\nfragment MeatOriginList_product on Product {\n  meatOrigins {\n    meat\n    countries\n  }\n}\n\nfragment NutritionTable_product on Product {\n  nutrition {\n    servingSizeWeight\n    kilojoules\n    kilocalories\n    fat\n    saturatedFat\n    carbohydrate\n    sugar\n    dietaryFiber\n    protein\n    salt\n  }\n}\n"
  }
};
})();

(node as any).hash = "2059b2fcd5a5bb63cee65fa16858354c";

export default node;
