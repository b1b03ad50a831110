/**
 * @generated SignedSource<<68a55c8e7d2343017b5831361a6d38b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useFreshDocumentsQuery$variables = {
  orderId: string;
};
export type useFreshDocumentsQuery$data = {
  readonly order: {
    readonly documents: ReadonlyArray<{
      readonly fileUrl: string;
      readonly type: string;
    }>;
    readonly id: string;
  };
};
export type useFreshDocumentsQuery = {
  response: useFreshDocumentsQuery$data;
  variables: useFreshDocumentsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "orderId"
      }
    ],
    "concreteType": "Order",
    "kind": "LinkedField",
    "name": "order",
    "plural": false,
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFreshDocumentsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFreshDocumentsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "43f4418c63883535b425de8229f2e2eb",
    "id": null,
    "metadata": {},
    "name": "useFreshDocumentsQuery",
    "operationKind": "query",
    "text": "query useFreshDocumentsQuery(\n  $orderId: ID!\n) {\n  order(id: $orderId) {\n    id\n    documents {\n      fileUrl\n      type\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "9505bac16eb2305cd37c8828f1e0ae22";

export default node;
