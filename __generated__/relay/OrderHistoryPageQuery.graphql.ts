/**
 * @generated SignedSource<<65e5ba540cbf363e11c5210f23667c1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderHistoryPageQuery$variables = {
  after?: string | null | undefined;
  limit: number;
};
export type OrderHistoryPageQuery$data = {
  readonly orders: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHistory_query">;
};
export type OrderHistoryPageQuery = {
  response: OrderHistoryPageQuery$data;
  variables: OrderHistoryPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "limit"
},
v2 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "limit",
    "variableName": "limit"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderHistoryPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "orders",
        "plural": true,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "args": (v2/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "OrderHistory_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OrderHistoryPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "orders",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
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
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v3/*:: as any*/)
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v3/*:: as any*/)
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
              (v4/*:: as any*/)
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
    "cacheID": "efc559e11a7cfe229fcdb20cce1c5a73",
    "id": null,
    "metadata": {},
    "name": "OrderHistoryPageQuery",
    "operationKind": "query",
    "text": "query OrderHistoryPageQuery(\n  $limit: Int!\n  $after: ID\n) {\n  orders(limit: $limit, after: $after) {\n    id\n  }\n  ...OrderHistory_query_1ukfS5\n}\n\nfragment OrderHistory_query_1ukfS5 on Query {\n  orders(limit: $limit, after: $after) {\n    id\n    ...OrderRow_order\n  }\n  ordersCount\n}\n\nfragment OrderRowContent_order on Order {\n  people\n  products {\n    name\n    quantity\n    price\n    menu {\n      __typename\n      id\n    }\n    id\n  }\n  menus {\n    name\n    quantity\n    price\n    id\n  }\n}\n\nfragment OrderRowDocuments_order on Order {\n  number\n  documents {\n    fileUrl\n    type\n    number\n  }\n}\n\nfragment OrderRowDue_order on Order {\n  status\n  expiresAt\n  payByCreditTransfer\n  amountDue\n  slotStartAt\n}\n\nfragment OrderRowPay_order on Order {\n  id\n  number\n  status\n  expiresAt\n}\n\nfragment OrderRow_order on Order {\n  id\n  number\n  status\n  slotStartAt\n  slotEndAt\n  totalWithVat\n  isFullyPaid\n  ...OrderRowContent_order\n  ...OrderRowDue_order\n  ...OrderRowPay_order\n  ...OrderRowDocuments_order\n}\n"
  }
};
})();

(node as any).hash = "0edc8b8dec614c56b7b1f89201382e46";

export default node;
