/**
 * @generated SignedSource<<55316d4e54f7b366c4a840ae106e8083>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type otherSessionTestQuery$variables = Record<PropertyKey, never>;
export type otherSessionTestQuery$data = {
  readonly getCustomerProfile: {
    readonly firstname: string;
  };
};
export type otherSessionTestQuery = {
  response: otherSessionTestQuery$data;
  variables: otherSessionTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstname",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "otherSessionTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "getCustomerProfile",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "otherSessionTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "getCustomerProfile",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "cacheID": "4a6f331bf5aa7647fd3192a3ab7eac6c",
    "id": null,
    "metadata": {},
    "name": "otherSessionTestQuery",
    "operationKind": "query",
    "text": "query otherSessionTestQuery {\n  getCustomerProfile {\n    firstname\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "fe8a611e7a12c2e752a8715d7d216b71";

export default node;
