/**
 * @generated SignedSource<<46a5b6c36500b5396d6d702e461ed7f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ordersScreenQuery$variables = {
  limit: number;
};
export type ordersScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OrdersPage_query">;
};
export type ordersScreenQuery = {
  response: ordersScreenQuery$data;
  variables: ordersScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "limit"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "limit",
    "variableName": "limit"
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
  "name": "number",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v6 = {
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
    "name": "ordersScreenQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "OrdersPage_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ordersScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "orders",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slotStartAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slotEndAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalWithVat",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isFullyPaid",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "people",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderProduct",
            "kind": "LinkedField",
            "name": "products",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderMenu",
                "kind": "LinkedField",
                "name": "menu",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderMenu",
            "kind": "LinkedField",
            "name": "menus",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "payByCreditTransfer",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amountDue",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Document",
            "kind": "LinkedField",
            "name": "documents",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fileUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ordersCount",
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7a56513f3e4b44563b30c242e36de37f",
    "id": null,
    "metadata": {},
    "name": "ordersScreenQuery",
    "operationKind": "query",
    "text": "query ordersScreenQuery(\n  $limit: Int!\n) {\n  ...OrdersPage_query_1UvIyz\n}\n\nfragment OrderHistory_query_1UvIyz on Query {\n  orders(limit: $limit) {\n    id\n    ...OrderRow_order\n  }\n  ordersCount\n}\n\nfragment OrderRowContent_order on Order {\n  people\n  products {\n    name\n    quantity\n    price\n    menu {\n      __typename\n      id\n    }\n    id\n  }\n  menus {\n    name\n    quantity\n    price\n    id\n  }\n}\n\nfragment OrderRowDocuments_order on Order {\n  number\n  documents {\n    fileUrl\n    type\n    number\n  }\n}\n\nfragment OrderRowDue_order on Order {\n  status\n  expiresAt\n  payByCreditTransfer\n  amountDue\n  slotStartAt\n}\n\nfragment OrderRowPay_order on Order {\n  id\n  number\n  status\n  expiresAt\n}\n\nfragment OrderRow_order on Order {\n  id\n  number\n  status\n  slotStartAt\n  slotEndAt\n  totalWithVat\n  isFullyPaid\n  ...OrderRowContent_order\n  ...OrderRowDue_order\n  ...OrderRowPay_order\n  ...OrderRowDocuments_order\n}\n\nfragment OrdersPage_query_1UvIyz on Query {\n  ...OrderHistory_query_1UvIyz\n}\n"
  }
};
})();

(node as any).hash = "f087c784704a59c5d042f6775716bb8d";

export default node;
