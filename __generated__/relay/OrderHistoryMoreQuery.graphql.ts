/**
 * @generated SignedSource<<03905db73d1f035d9e7129561c11c32e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderHistoryMoreQuery$variables = {
  limit: number;
};
export type OrderHistoryMoreQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OrderHistory_query">;
};
export type OrderHistoryMoreQuery = {
  response: OrderHistoryMoreQuery$data;
  variables: OrderHistoryMoreQuery$variables;
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
    "name": "OrderHistoryMoreQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "OrderHistory_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderHistoryMoreQuery",
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
    "cacheID": "f53ca9967282729031e382b921547018",
    "id": null,
    "metadata": {},
    "name": "OrderHistoryMoreQuery",
    "operationKind": "query",
    "text": "query OrderHistoryMoreQuery(\n  $limit: Int!\n) {\n  ...OrderHistory_query_1UvIyz\n}\n\nfragment OrderHistory_query_1UvIyz on Query {\n  orders(limit: $limit) {\n    id\n    ...OrderRow_order\n  }\n}\n\nfragment OrderRowDocuments_order on Order {\n  number\n  documents {\n    fileUrl\n    type\n  }\n}\n\nfragment OrderRow_order on Order {\n  id\n  number\n  status\n  deliveryHour\n  totalWithVat\n  isFullyPaid\n  ...OrderRowDocuments_order\n}\n"
  }
};
})();

(node as any).hash = "f1dcf8becb27e03b6f0319a47a13a1da";

export default node;
