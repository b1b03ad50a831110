/**
 * @generated SignedSource<<ef805afc48bf38ad47629ee98d1862cb>>
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
  utmCampaign?: string | null | undefined;
  utmContent?: string | null | undefined;
  utmMedium?: string | null | undefined;
  utmSource?: string | null | undefined;
  utmTerm?: string | null | undefined;
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
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "utmCampaign"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "utmContent"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "utmMedium"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "utmSource"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "utmTerm"
},
v11 = [
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
  },
  {
    "kind": "Variable",
    "name": "utmCampaign",
    "variableName": "utmCampaign"
  },
  {
    "kind": "Variable",
    "name": "utmContent",
    "variableName": "utmContent"
  },
  {
    "kind": "Variable",
    "name": "utmMedium",
    "variableName": "utmMedium"
  },
  {
    "kind": "Variable",
    "name": "utmSource",
    "variableName": "utmSource"
  },
  {
    "kind": "Variable",
    "name": "utmTerm",
    "variableName": "utmTerm"
  }
],
v12 = {
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
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSignUpMutation",
    "selections": [
      {
        "alias": null,
        "args": (v11/*:: as any*/),
        "concreteType": "AuthPayload",
        "kind": "LinkedField",
        "name": "signup",
        "plural": false,
        "selections": [
          (v12/*:: as any*/)
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
      (v2/*:: as any*/),
      (v9/*:: as any*/),
      (v8/*:: as any*/),
      (v6/*:: as any*/),
      (v10/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSignUpMutation",
    "selections": [
      {
        "alias": null,
        "args": (v11/*:: as any*/),
        "concreteType": "AuthPayload",
        "kind": "LinkedField",
        "name": "signup",
        "plural": false,
        "selections": [
          (v12/*:: as any*/),
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
    "cacheID": "05710373a75c5dbf8d68013ac56de42a",
    "id": null,
    "metadata": {},
    "name": "useSignUpMutation",
    "operationKind": "mutation",
    "text": "mutation useSignUpMutation(\n  $email: String!\n  $password: String!\n  $firstname: String!\n  $lastname: String!\n  $hasAcceptedTerms: Boolean!\n  $hasAcceptedNewsletter: Boolean\n  $utmSource: String\n  $utmMedium: String\n  $utmCampaign: String\n  $utmTerm: String\n  $utmContent: String\n) {\n  signup(email: $email, password: $password, firstname: $firstname, lastname: $lastname, hasAcceptedTerms: $hasAcceptedTerms, hasAcceptedNewsletter: $hasAcceptedNewsletter, utmSource: $utmSource, utmMedium: $utmMedium, utmCampaign: $utmCampaign, utmTerm: $utmTerm, utmContent: $utmContent) {\n    token\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "69fadd5b9ac6d5c919c54cf274bd1944";

export default node;
