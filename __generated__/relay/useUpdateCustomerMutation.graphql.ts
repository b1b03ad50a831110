/**
 * @generated SignedSource<<d393bf494f9e00093bf52fe07ff5ea0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useUpdateCustomerMutation$variables = {
  companyActivityField: string;
  companyName: string;
  companySize: string;
  firstname: string;
  hasAcceptedNewsletter: boolean;
  lastname: string;
  phone: string;
};
export type useUpdateCustomerMutation$data = {
  readonly updateCustomer: {
    readonly companyName: string | null | undefined;
    readonly firstname: string;
    readonly id: string;
    readonly lastname: string;
    readonly phone: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_profile">;
  };
};
export type useUpdateCustomerMutation = {
  response: useUpdateCustomerMutation$data;
  variables: useUpdateCustomerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "companyActivityField"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "companyName"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "companySize"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "firstname"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasAcceptedNewsletter"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lastname"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "phone"
},
v7 = [
  {
    "kind": "Variable",
    "name": "companyActivityField",
    "variableName": "companyActivityField"
  },
  {
    "kind": "Variable",
    "name": "companyName",
    "variableName": "companyName"
  },
  {
    "kind": "Variable",
    "name": "companySize",
    "variableName": "companySize"
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
    "name": "lastname",
    "variableName": "lastname"
  },
  {
    "kind": "Variable",
    "name": "phone",
    "variableName": "phone"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstname",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastname",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "companyName",
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
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateCustomerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "updateCustomer",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProfileForm_profile"
          }
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
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useUpdateCustomerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "updateCustomer",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
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
            "name": "companySize",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "companyActivityField",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasAcceptedNewsletter",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "03bc30c2be428b5bb0e623f826c43515",
    "id": null,
    "metadata": {},
    "name": "useUpdateCustomerMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateCustomerMutation(\n  $firstname: String!\n  $lastname: String!\n  $phone: String!\n  $companyName: String!\n  $companySize: String!\n  $companyActivityField: String!\n  $hasAcceptedNewsletter: Boolean!\n) {\n  updateCustomer(firstname: $firstname, lastname: $lastname, phone: $phone, companyName: $companyName, companySize: $companySize, companyActivityField: $companyActivityField, hasAcceptedNewsletter: $hasAcceptedNewsletter) {\n    id\n    firstname\n    lastname\n    phone\n    companyName\n    ...ProfileForm_profile\n  }\n}\n\nfragment ProfileForm_profile on CustomerProfile {\n  firstname\n  lastname\n  email\n  phone\n  companyName\n  companySize\n  companyActivityField\n  hasAcceptedNewsletter\n}\n"
  }
};
})();

(node as any).hash = "643906b696c95b4865a5eb6bab177bf0";

export default node;
