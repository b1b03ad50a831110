/**
 * @generated SignedSource<<77bf8d711c2db7934fc5ac3a1e993896>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type sessionUserQuery$variables = {
  token: string;
};
export type sessionUserQuery$data = {
  readonly getUserFromToken: {
    readonly canUseWireTransfer: boolean;
    readonly companyName: string | null | undefined;
    readonly email: string;
    readonly firstname: string;
    readonly id: string;
    readonly lastname: string;
    readonly phone: string | null | undefined;
    readonly type: string;
  };
};
export type sessionUserQuery = {
  response: sessionUserQuery$data;
  variables: sessionUserQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "getUserFromToken",
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
        "kind": "ScalarField",
        "name": "firstname",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastname",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phone",
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
        "name": "companyName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "canUseWireTransfer",
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
    "name": "sessionUserQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sessionUserQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7c43a655bd6c03ba9c9ca0f0f3902936",
    "id": null,
    "metadata": {},
    "name": "sessionUserQuery",
    "operationKind": "query",
    "text": "query sessionUserQuery(\n  $token: String!\n) {\n  getUserFromToken(token: $token) {\n    id\n    firstname\n    lastname\n    email\n    phone\n    type\n    companyName\n    canUseWireTransfer\n  }\n}\n"
  }
};
})();

(node as any).hash = "81042bbc9db79fa4660ec38a1451688d";

export default node;
