/**
 * @generated SignedSource<<36de5e04bf3ab22e924a27672b0324f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useOrderPortsFactsQuery$variables = {
  orderId: string;
};
export type useOrderPortsFactsQuery$data = {
  readonly order: {
    readonly number: string;
    readonly totalWithVat: number;
  };
};
export type useOrderPortsFactsQuery = {
  response: useOrderPortsFactsQuery$data;
  variables: useOrderPortsFactsQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "orderId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalWithVat",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrderPortsFactsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOrderPortsFactsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6b2ba83af4c84e866f8aa6637f9f2afc",
    "id": null,
    "metadata": {},
    "name": "useOrderPortsFactsQuery",
    "operationKind": "query",
    "text": "query useOrderPortsFactsQuery(\n  $orderId: ID!\n) {\n  order(id: $orderId) {\n    number\n    totalWithVat\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "3d974017e39473df4cb2d7fbb7d37930";

export default node;
