/**
 * @generated SignedSource<<d18a4f24756b6b54cca09d2779cc805c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ordersRoutesOrdersQuery$variables = {
  limit: number;
};
export type ordersRoutesOrdersQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OrdersPage_query">;
};
export type ordersRoutesOrdersQuery = {
  response: ordersRoutesOrdersQuery$data;
  variables: ordersRoutesOrdersQuery$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ordersRoutesOrdersQuery",
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
    "name": "ordersRoutesOrdersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "orders",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
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
            "name": "deliveryHour",
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
    "cacheID": "6e6fbc988fa9ef2b65c91464f8970a4d",
    "id": null,
    "metadata": {},
    "name": "ordersRoutesOrdersQuery",
    "operationKind": "query",
    "text": "query ordersRoutesOrdersQuery(\n  $limit: Int!\n) {\n  ...OrdersPage_query_1UvIyz\n}\n\nfragment OrderHistory_query_1UvIyz on Query {\n  orders(limit: $limit) {\n    id\n    ...OrderRow_order\n  }\n}\n\nfragment OrderRowDocuments_order on Order {\n  number\n  documents {\n    fileUrl\n    type\n  }\n}\n\nfragment OrderRow_order on Order {\n  id\n  number\n  status\n  deliveryHour\n  totalWithVat\n  isFullyPaid\n  ...OrderRowDocuments_order\n}\n\nfragment OrdersPage_query_1UvIyz on Query {\n  ...OrderHistory_query_1UvIyz\n}\n"
  }
};
})();

(node as any).hash = "1d0d16945e4945279790fee653ec609f";

export default node;
