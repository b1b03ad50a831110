/**
 * @generated SignedSource<<55ea5aa360e4fc05a14b74f1a111e3fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeleteNamedCartDialogMutation$variables = {
  id: string;
};
export type DeleteNamedCartDialogMutation$data = {
  readonly deleteNamedCart: {
    readonly namedCarts: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"NamedCartRow_cart">;
    }>;
  };
};
export type DeleteNamedCartDialogMutation = {
  response: DeleteNamedCartDialogMutation$data;
  variables: DeleteNamedCartDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
    "name": "DeleteNamedCartDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "deleteNamedCart",
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
    "name": "DeleteNamedCartDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "deleteNamedCart",
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
    "cacheID": "658926d08ae73d31cc1216844fbbbdd5",
    "id": null,
    "metadata": {},
    "name": "DeleteNamedCartDialogMutation",
    "operationKind": "mutation",
    "text": "mutation DeleteNamedCartDialogMutation(\n  $id: ID!\n) {\n  deleteNamedCart(id: $id) {\n    namedCarts {\n      id\n      ...NamedCartRow_cart\n    }\n    id\n  }\n}\n\nfragment FillNamedCartDialog_cart on NamedCart {\n  name\n  lines {\n    itemId\n    type\n    lineId\n    quantity\n    name\n    price\n  }\n}\n\nfragment NamedCartRow_cart on NamedCart {\n  id\n  name\n  lines {\n    name\n    quantity\n  }\n  ...FillNamedCartDialog_cart\n}\n"
  }
};
})();

(node as any).hash = "0bd26633b3f29d65846d70eaca51f2f7";

export default node;
