/**
 * @generated SignedSource<<2943ad2afaeb4018541e9748fc034ae9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type namedCartsScreenQuery$variables = Record<PropertyKey, never>;
export type namedCartsScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NamedCartsScreen_query">;
};
export type namedCartsScreenQuery = {
  response: namedCartsScreenQuery$data;
  variables: namedCartsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "namedCartsScreenQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "NamedCartsScreen_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "namedCartsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "getCustomerProfile",
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "NamedCartLine",
                "kind": "LinkedField",
                "name": "lines",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0ba106057fe54b58df84ef79b07509b1",
    "id": null,
    "metadata": {},
    "name": "namedCartsScreenQuery",
    "operationKind": "query",
    "text": "query namedCartsScreenQuery {\n  ...NamedCartsScreen_query\n}\n\nfragment FillNamedCartDialog_cart on NamedCart {\n  name\n  lines {\n    itemId\n    type\n    lineId\n    quantity\n    name\n    price\n  }\n}\n\nfragment NamedCartRow_cart on NamedCart {\n  id\n  name\n  lines {\n    name\n    quantity\n  }\n  ...FillNamedCartDialog_cart\n}\n\nfragment NamedCartsScreen_query on Query {\n  getCustomerProfile {\n    namedCarts {\n      id\n      ...NamedCartRow_cart\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "c25d4b4142b82cbe6138f689ae7c6df8";

export default node;
