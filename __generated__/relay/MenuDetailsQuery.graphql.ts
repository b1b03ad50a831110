/**
 * @generated SignedSource<<1b556eb08059647facf9f9dfbbdfe855>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type Allergen = "celery" | "crustaceans" | "eggs" | "fish" | "gluten" | "lupin" | "milk" | "molluscs" | "mustard" | "nuts" | "peanuts" | "sesame" | "soybeans" | "sulphites";
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
    "cacheID": "ab61a14e63a3ed74d71b29540d4c919a",
    "id": null,
    "metadata": {},
    "name": "MenuDetailsQuery",
    "operationKind": "query",
    "text": "query MenuDetailsQuery(\n  $input: AvailableInventoryInput!\n) {\n  availableInventory(input: $input) {\n    menus {\n      id\n      description\n      participantsPerQuantity\n      productsIds\n    }\n    products {\n      id\n      name\n      pictureUrl\n      allergens\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "0ca514a6afd5428064d2541bc0a130b9";

export default node;
