/**
 * @generated SignedSource<<d6b685ae6240ae03e919421f2bd18d7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RenameCartDialogMutation$variables = {
  id: string;
  name: string;
};
export type RenameCartDialogMutation$data = {
  readonly renameNamedCart: {
    readonly namedCarts: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"NamedCartRow_cart">;
    }>;
  };
};
export type RenameCartDialogMutation = {
  response: RenameCartDialogMutation$data;
  variables: RenameCartDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "name",
    "variableName": "name"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RenameCartDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "renameNamedCart",
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
              (v2/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RenameCartDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "renameNamedCart",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "NamedCartLine",
                "kind": "LinkedField",
                "name": "lines",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
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
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0c4aabc05b8d7b243b251d2ca51459b3",
    "id": null,
    "metadata": {},
    "name": "RenameCartDialogMutation",
    "operationKind": "mutation",
    "text": "mutation RenameCartDialogMutation(\n  $id: ID!\n  $name: String!\n) {\n  renameNamedCart(id: $id, name: $name) {\n    namedCarts {\n      id\n      ...NamedCartRow_cart\n    }\n    id\n  }\n}\n\nfragment FillNamedCartDialog_cart on NamedCart {\n  name\n  lines {\n    itemId\n    type\n    lineId\n    quantity\n    name\n    price\n  }\n}\n\nfragment NamedCartRow_cart on NamedCart {\n  id\n  name\n  lines {\n    name\n    quantity\n  }\n  ...FillNamedCartDialog_cart\n}\n"
  }
};
})();

(node as any).hash = "096f7f666a07f2ebe7d90b89bd494fb6";

export default node;
