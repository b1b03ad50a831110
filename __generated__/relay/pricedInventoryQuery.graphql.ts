/**
 * @generated SignedSource<<d64fde8abcaaa3d59267a6d36aa78aa3>>
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
            "selections": [
              (v1/*:: as any*/)
            ],
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
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
    "selections": (v9/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pricedInventoryQuery",
    "selections": (v9/*:: as any*/)
  },
  "params": {
    "cacheID": "2b251c5aaa474714fdcbd83b3f63037b",
    "id": null,
    "metadata": {},
    "name": "pricedInventoryQuery",
    "operationKind": "query",
    "text": "query pricedInventoryQuery(\n  $input: AvailableInventoryInput!\n) {\n  availableInventory(input: $input) {\n    products {\n      id\n      name\n      available\n      minimumQuantity\n      unavailabilityPublicMessage\n      price\n      vatRate\n      category\n      tags\n      participantsPerQuantity\n      line {\n        id\n      }\n    }\n    menus {\n      id\n      name\n      available\n      minimumQuantity\n      unavailabilityPublicMessage\n      price\n      vatRate\n      participantsPerQuantity\n      productsIds\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e529154140aed6d2fe9f44e1c22dbc9c";

export default node;
