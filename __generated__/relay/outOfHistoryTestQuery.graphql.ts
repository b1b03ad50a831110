/**
 * @generated SignedSource<<4d4d23622e0d98a619a2af6136e2818a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type outOfHistoryTestQuery$variables = {
  orderId: string;
};
export type outOfHistoryTestQuery$data = {
  readonly orderTracking: {
    readonly number: string;
  };
};
export type outOfHistoryTestQuery = {
  response: outOfHistoryTestQuery$data;
  variables: outOfHistoryTestQuery$variables;
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
    "name": "orderId",
    "variableName": "orderId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "outOfHistoryTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrderTracking",
        "kind": "LinkedField",
        "name": "orderTracking",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "outOfHistoryTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrderTracking",
        "kind": "LinkedField",
        "name": "orderTracking",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "cacheID": "cfafb4280d3be7288e1d43b480842ab1",
    "id": null,
    "metadata": {},
    "name": "outOfHistoryTestQuery",
    "operationKind": "query",
    "text": "query outOfHistoryTestQuery(\n  $orderId: ID!\n) {\n  orderTracking(orderId: $orderId) {\n    number\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "ed8292ea625d0650fb466604d641ddb8";

export default node;
