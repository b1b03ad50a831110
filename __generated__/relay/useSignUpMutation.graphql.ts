/**
 * @generated SignedSource<<89d3be6ca03a1a82885b70eb4b39eee4>>
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
  website?: string | null | undefined;
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
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "website"
},
v12 = [
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
  },
  {
    "kind": "Variable",
    "name": "website",
    "variableName": "website"
  }
],
v13 = {
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
      (v10/*:: as any*/),
      (v11/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSignUpMutation",
    "selections": [
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "concreteType": "AuthPayload",
        "kind": "LinkedField",
        "name": "signup",
        "plural": false,
        "selections": [
          (v13/*:: as any*/)
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
      (v7/*:: as any*/),
      (v11/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSignUpMutation",
    "selections": [
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "concreteType": "AuthPayload",
        "kind": "LinkedField",
        "name": "signup",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
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
    "cacheID": "314084c67fdab46a85cacc279dc926f5",
    "id": null,
    "metadata": {},
    "name": "useSignUpMutation",
    "operationKind": "mutation",
    "text": "mutation useSignUpMutation(\n  $email: String!\n  $password: String!\n  $firstname: String!\n  $lastname: String!\n  $hasAcceptedTerms: Boolean!\n  $hasAcceptedNewsletter: Boolean\n  $utmSource: String\n  $utmMedium: String\n  $utmCampaign: String\n  $utmTerm: String\n  $utmContent: String\n  $website: String\n) {\n  signup(email: $email, password: $password, firstname: $firstname, lastname: $lastname, hasAcceptedTerms: $hasAcceptedTerms, hasAcceptedNewsletter: $hasAcceptedNewsletter, utmSource: $utmSource, utmMedium: $utmMedium, utmCampaign: $utmCampaign, utmTerm: $utmTerm, utmContent: $utmContent, website: $website) {\n    token\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "805ce919eee64ea18717a866f6256629";

export default node;
