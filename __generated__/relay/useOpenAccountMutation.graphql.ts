/**
 * @generated SignedSource<<2d254ba0cb88d9160f3682be5d43b495>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useOpenAccountMutation$variables = {
  email: string;
  firstname: string;
  hasAcceptedTerms: boolean;
  key: string;
  lastname: string;
  utmCampaign?: string | null | undefined;
  utmContent?: string | null | undefined;
  utmMedium?: string | null | undefined;
  utmSource?: string | null | undefined;
  utmTerm?: string | null | undefined;
  website?: string | null | undefined;
};
export type useOpenAccountMutation$data = {
  readonly openAccount: {
    readonly token: string;
  };
};
export type useOpenAccountMutation = {
  response: useOpenAccountMutation$data;
  variables: useOpenAccountMutation$variables;
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
  "name": "hasAcceptedTerms"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lastname"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "utmCampaign"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "utmContent"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "utmMedium"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "utmSource"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "utmTerm"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "website"
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
    "name": "hasAcceptedTerms",
    "variableName": "hasAcceptedTerms"
  },
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  },
  {
    "kind": "Variable",
    "name": "lastname",
    "variableName": "lastname"
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
  },
  {
    "kind": "Variable",
    "name": "website",
    "variableName": "website"
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
    "name": "useOpenAccountMutation",
    "selections": [
      {
        "alias": null,
        "args": (v11/*:: as any*/),
        "concreteType": "AuthPayload",
        "kind": "LinkedField",
        "name": "openAccount",
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
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v8/*:: as any*/),
      (v7/*:: as any*/),
      (v5/*:: as any*/),
      (v9/*:: as any*/),
      (v6/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useOpenAccountMutation",
    "selections": [
      {
        "alias": null,
        "args": (v11/*:: as any*/),
        "concreteType": "AuthPayload",
        "kind": "LinkedField",
        "name": "openAccount",
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
    "cacheID": "c0836fed3b125721443bc88886e68679",
    "id": null,
    "metadata": {},
    "name": "useOpenAccountMutation",
    "operationKind": "mutation",
    "text": "mutation useOpenAccountMutation(\n  $key: String!\n  $email: String!\n  $firstname: String!\n  $lastname: String!\n  $hasAcceptedTerms: Boolean!\n  $utmSource: String\n  $utmMedium: String\n  $utmCampaign: String\n  $utmTerm: String\n  $utmContent: String\n  $website: String\n) {\n  openAccount(key: $key, email: $email, firstname: $firstname, lastname: $lastname, hasAcceptedTerms: $hasAcceptedTerms, utmSource: $utmSource, utmMedium: $utmMedium, utmCampaign: $utmCampaign, utmTerm: $utmTerm, utmContent: $utmContent, website: $website) {\n    token\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "999a6e3d0699a4a9c3d47de53014f351";

export default node;
