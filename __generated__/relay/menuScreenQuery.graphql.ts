/**
 * @generated SignedSource<<46b0000e2cb1b91d32e3aec2519b22fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AvailableInventoryInput = {
  date: string;
  departmentCode?: string | null | undefined;
  distributionPointsIds: ReadonlyArray<string>;
  linesIds?: ReadonlyArray<string> | null | undefined;
};
export type menuScreenQuery$variables = {
  input: AvailableInventoryInput;
};
export type menuScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MenuList_query">;
};
export type menuScreenQuery = {
  response: menuScreenQuery$data;
  variables: menuScreenQuery$variables;
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
  "name": "price",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "menuScreenQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MenuList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "menuScreenQuery",
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
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "a1ebc78471cba2f5067f78ab7102c355",
    "id": null,
    "metadata": {},
    "name": "menuScreenQuery",
    "operationKind": "query",
    "text": "query menuScreenQuery(\n  $input: AvailableInventoryInput!\n) {\n  ...MenuList_query\n}\n\nfragment MenuList_query on Query {\n  availableInventory(input: $input) {\n    products {\n      id\n      name\n      price\n      category\n      allergens\n    }\n    menus {\n      id\n      name\n      price\n      productsIds\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "dad6ef7ca14b5e3a27d4133e0b90c7ff";

export default node;
