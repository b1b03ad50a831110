/**
 * @generated SignedSource<<20346526b1d66aef8f5274dd4544ad1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartItemType = "menu" | "product";
export type CartItemInput = {
  itemId: string;
  lineId: string;
  qty: number;
  type: CartItemType;
};
export type SaveCartDialogMutation$variables = {
  items: ReadonlyArray<CartItemInput>;
  name: string;
  replaces: boolean;
};
export type SaveCartDialogMutation$data = {
  readonly saveNamedCart: {
    readonly namedCarts: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"NamedCartRow_cart">;
    }>;
  };
};
export type SaveCartDialogMutation = {
  response: SaveCartDialogMutation$data;
  variables: SaveCartDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "items"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "replaces"
},
v3 = [
  {
    "kind": "Variable",
    "name": "items",
    "variableName": "items"
  },
  {
    "kind": "Variable",
    "name": "name",
    "variableName": "name"
  },
  {
    "kind": "Variable",
    "name": "replaces",
    "variableName": "replaces"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
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
    "name": "SaveCartDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "saveNamedCart",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "NamedCart",
            "kind": "LinkedField",
            "name": "namedCarts",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NamedCartRow_cart"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SaveCartDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "saveNamedCart",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "NamedCart",
            "kind": "LinkedField",
            "name": "namedCarts",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "NamedCartLine",
                "kind": "LinkedField",
                "name": "lines",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "quantity",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "itemId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "type",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lineId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "price",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "72a7aa8b47fbb333b398eb8b38cb0810",
    "id": null,
    "metadata": {},
    "name": "SaveCartDialogMutation",
    "operationKind": "mutation",
    "text": "mutation SaveCartDialogMutation(\n  $name: String!\n  $items: [CartItemInput!]!\n  $replaces: Boolean!\n) {\n  saveNamedCart(name: $name, items: $items, replaces: $replaces) {\n    namedCarts {\n      id\n      ...NamedCartRow_cart\n    }\n    id\n  }\n}\n\nfragment FillNamedCartDialog_cart on NamedCart {\n  name\n  lines {\n    itemId\n    type\n    lineId\n    quantity\n    name\n    price\n  }\n}\n\nfragment NamedCartRow_cart on NamedCart {\n  id\n  name\n  lines {\n    name\n    quantity\n  }\n  ...FillNamedCartDialog_cart\n}\n"
  }
};
})();

(node as any).hash = "2fbaaab2215bbb3bdb04db698d874d07";

export default node;
