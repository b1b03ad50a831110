/**
 * @generated SignedSource<<f6a3dd1299571f39cf139020cc7fc975>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProductCategory = "Beverage" | "Box" | "Bread" | "Breakfast" | "Dessert" | "Grocery" | "Other" | "Pastry";
import { FragmentRefs } from "relay-runtime";
export type useComposition_query$data = {
  readonly availableInventory: {
    readonly menus: ReadonlyArray<{
      readonly brand: {
        readonly id: string;
      };
      readonly id: string;
      readonly line: {
        readonly id: string;
      };
      readonly minimumQuantity: number;
      readonly name: string;
      readonly participantsPerQuantity: number;
      readonly price: number;
    }>;
    readonly products: ReadonlyArray<{
      readonly brand: {
        readonly id: string;
      };
      readonly category: ProductCategory;
      readonly id: string;
      readonly isHot: boolean;
      readonly line: {
        readonly id: string;
      };
      readonly minimumQuantity: number;
      readonly name: string;
      readonly participantsPerQuantity: number;
      readonly price: number;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useGuestTable_query" | "useInventory_query" | "useSpecialConfiguration_query">;
  readonly " $fragmentType": "useComposition_query";
};
export type useComposition_query$key = {
  readonly " $data"?: useComposition_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useComposition_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimumQuantity",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "participantsPerQuantity",
  "storageKey": null
},
v5 = [
  (v0/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Line",
  "kind": "LinkedField",
  "name": "line",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Brand",
  "kind": "LinkedField",
  "name": "brand",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "input"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useComposition_query",
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
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
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
              "name": "isHot",
              "storageKey": null
            },
            (v6/*:: as any*/),
            (v7/*:: as any*/)
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
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useInventory_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSpecialConfiguration_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useGuestTable_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "e1bfb771fd0acf810c7f133fbfcb739d";

export default node;
