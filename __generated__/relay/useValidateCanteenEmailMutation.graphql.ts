/**
 * @generated SignedSource<<37965edb6f8e216aee01c1b3a3b4f70f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useValidateCanteenEmailMutation$variables = {
  token: string;
};
export type useValidateCanteenEmailMutation$data = {
  readonly validateCanteenEmail: {
    readonly hasPassword: boolean;
    readonly token: string;
  };
};
export type useValidateCanteenEmailMutation = {
  response: useValidateCanteenEmailMutation$data;
  variables: useValidateCanteenEmailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "token",
    "variableName": "token"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "token",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPassword",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useValidateCanteenEmailMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuthPayload",
        "kind": "LinkedField",
        "name": "validateCanteenEmail",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "useValidateCanteenEmailMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuthPayload",
        "kind": "LinkedField",
        "name": "validateCanteenEmail",
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
    "cacheID": "dcfff0d3ac98982833f53e1d5d465a94",
    "id": null,
    "metadata": {},
    "name": "useValidateCanteenEmailMutation",
    "operationKind": "mutation",
    "text": "mutation useValidateCanteenEmailMutation(\n  $token: String!\n) {\n  validateCanteenEmail(token: $token) {\n    token\n    hasPassword\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "0e35b6ce029a9c6e1a66d986e9b90cf7";

export default node;
