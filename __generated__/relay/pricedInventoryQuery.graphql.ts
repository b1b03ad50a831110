/**
 * @generated SignedSource<<d0e16793b1c4274774b64da863ef4c37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ProductCategory = "Beverage" | "Box" | "Bread" | "Breakfast" | "Dessert" | "Grocery" | "Other" | "Pastry";
export type AvailableInventoryInput = {
  date: string;
  departmentCode?: string | null | undefined;
  distributionPointsIds: ReadonlyArray<string>;
  linesIds?: ReadonlyArray<string> | null | undefined;
};
export type pricedInventoryQuery$variables = {
  input: AvailableInventoryInput;
};
export type pricedInventoryQuery$data = {
  readonly availableInventory: {
    readonly menus: ReadonlyArray<{
      readonly available: number;
      readonly brand: {
        readonly id: string;
      };
      readonly id: string;
      readonly minimumQuantity: number;
      readonly name: string;
      readonly participantsPerQuantity: number;
      readonly price: number;
      readonly productsIds: ReadonlyArray<string>;
      readonly unavailabilityPublicMessage: string | null | undefined;
      readonly vatRate: number;
    }>;
    readonly products: ReadonlyArray<{
      readonly available: number;
      readonly brand: {
        readonly id: string;
      };
      readonly category: ProductCategory;
      readonly id: string;
      readonly line: {
        readonly id: string;
      };
      readonly minimumQuantity: number;
      readonly name: string;
      readonly participantsPerQuantity: number;
      readonly price: number;
      readonly tags: ReadonlyArray<string>;
      readonly unavailabilityPublicMessage: string | null | undefined;
      readonly vatRate: number;
    }>;
  };
};
export type pricedInventoryQuery = {
  response: pricedInventoryQuery$data;
  variables: pricedInventoryQuery$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "available",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimumQuantity",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unavailabilityPublicMessage",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vatRate",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "participantsPerQuantity",
  "storageKey": null
},
v9 = [
  (v1/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Brand",
  "kind": "LinkedField",
  "name": "brand",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v11 = [
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
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
            "name": "tags",
            "storageKey": null
          },
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Line",
            "kind": "LinkedField",
            "name": "line",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          (v10/*:: as any*/)
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v10/*:: as any*/),
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "pricedInventoryQuery",
    "selections": (v11/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pricedInventoryQuery",
    "selections": (v11/*:: as any*/)
  },
  "params": {
    "cacheID": "f3892bda92a2d05ab35a12cdb9c5e0e6",
    "id": null,
    "metadata": {},
    "name": "pricedInventoryQuery",
    "operationKind": "query",
    "text": "query pricedInventoryQuery(\n  $input: AvailableInventoryInput!\n) {\n  availableInventory(input: $input) {\n    products {\n      id\n      name\n      available\n      minimumQuantity\n      unavailabilityPublicMessage\n      price\n      vatRate\n      category\n      tags\n      participantsPerQuantity\n      line {\n        id\n      }\n      brand {\n        id\n      }\n    }\n    menus {\n      id\n      name\n      available\n      minimumQuantity\n      unavailabilityPublicMessage\n      price\n      vatRate\n      participantsPerQuantity\n      brand {\n        id\n      }\n      productsIds\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a2a46a2126736b60e6bfdaf38863f7e3";

export default node;
