/**
 * @generated SignedSource<<d28703ba691a46442b4e81f8c811fc62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type Allergen = "celery" | "crustaceans" | "eggs" | "fish" | "gluten" | "lupin" | "milk" | "molluscs" | "mustard" | "nuts" | "peanuts" | "sesame" | "soybeans" | "sulphites";
export type Meat = "beef" | "lamb" | "pork" | "poultry";
export type AvailableInventoryInput = {
  date: string;
  departmentCode?: string | null | undefined;
  distributionPointsIds: ReadonlyArray<string>;
  linesIds?: ReadonlyArray<string> | null | undefined;
};
export type MenuDetailsQuery$variables = {
  input: AvailableInventoryInput;
};
export type MenuDetailsQuery$data = {
  readonly availableInventory: {
    readonly menus: ReadonlyArray<{
      readonly description: string;
      readonly id: string;
      readonly participantsPerQuantity: number;
      readonly productsIds: ReadonlyArray<string>;
    }>;
    readonly products: ReadonlyArray<{
      readonly allergens: ReadonlyArray<Allergen>;
      readonly id: string;
      readonly meatOrigins: ReadonlyArray<{
        readonly countries: ReadonlyArray<string>;
        readonly meat: Meat;
      }>;
      readonly name: string;
      readonly pictureUrl: string;
    }>;
  };
};
export type MenuDetailsQuery = {
  response: MenuDetailsQuery$data;
  variables: MenuDetailsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
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
        "concreteType": "Menu",
        "kind": "LinkedField",
        "name": "menus",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "participantsPerQuantity",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "productsIds",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "products",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
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
            "name": "pictureUrl",
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MenuDetailsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MenuDetailsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "cc2fe6a1948e516d293099d2c853bad4",
    "id": null,
    "metadata": {},
    "name": "MenuDetailsQuery",
    "operationKind": "query",
    "text": "query MenuDetailsQuery(\n  $input: AvailableInventoryInput!\n) {\n  availableInventory(input: $input) {\n    menus {\n      id\n      description\n      participantsPerQuantity\n      productsIds\n    }\n    products {\n      id\n      name\n      pictureUrl\n      allergens\n      meatOrigins {\n        meat\n        countries\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "52d07c36b5ce1e984e1b8ed5d377a5a4";

export default node;
