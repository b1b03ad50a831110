/**
 * @generated SignedSource<<aa613cf7b6a60c2fb0a50d7b6910d8e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useSignUpMutation$variables = {
  email: string;
  firstname: string;
  hasAcceptedNewsletter?: boolean | null | undefined;
  hasAcceptedTerms: boolean;
  lastname: string;
  password: string;
};
export type useSignUpMutation$data = {
  readonly signup: {
    readonly token: string;
  };
};
export type useSignUpMutation = {
  response: useSignUpMutation$data;
  variables: useSignUpMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "firstname"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasAcceptedNewsletter"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasAcceptedTerms"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lastname"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "password"
},
v6 = [
  {
    "kind": "Variable",
    "name": "email",
    "variableName": "email"
  },
  {
    "kind": "Variable",
    "name": "firstname",
    "variableName": "firstname"
  },
  {
    "kind": "Variable",
    "name": "hasAcceptedNewsletter",
    "variableName": "hasAcceptedNewsletter"
  },
  {
    "kind": "Variable",
    "name": "hasAcceptedTerms",
    "variableName": "hasAcceptedTerms"
  },
  {
    "kind": "Variable",
    "name": "lastname",
    "variableName": "lastname"
  },
  {
    "kind": "Variable",
    "name": "password",
    "variableName": "password"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "token",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSignUpMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "AuthPayload",
        "kind": "LinkedField",
        "name": "signup",
        "plural": false,
        "selections": [
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSignUpMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "AuthPayload",
        "kind": "LinkedField",
        "name": "signup",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
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
    "cacheID": "1c4feaae7f2fe9efc03d0c96cb7325d0",
    "id": null,
    "metadata": {},
    "name": "useSignUpMutation",
    "operationKind": "mutation",
    "text": "mutation useSignUpMutation(\n  $email: String!\n  $password: String!\n  $firstname: String!\n  $lastname: String!\n  $hasAcceptedTerms: Boolean!\n  $hasAcceptedNewsletter: Boolean\n) {\n  signup(email: $email, password: $password, firstname: $firstname, lastname: $lastname, hasAcceptedTerms: $hasAcceptedTerms, hasAcceptedNewsletter: $hasAcceptedNewsletter) {\n    token\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "e03cfdbad8d2e066103d5f1b041bf4cd";

export default node;
