/**
 * @generated SignedSource<<d221683f4751104075e405050b06e2bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useSignUpCompanyMutation$variables = {
  companyName: string;
};
export type useSignUpCompanyMutation$data = {
  readonly updateCustomer: {
    readonly id: string;
  };
};
export type useSignUpCompanyMutation = {
  response: useSignUpCompanyMutation$data;
  variables: useSignUpCompanyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "companyName"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "companyName",
        "variableName": "companyName"
      }
    ],
    "concreteType": "CustomerProfile",
    "kind": "LinkedField",
    "name": "updateCustomer",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSignUpCompanyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSignUpCompanyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "493cc616bf980eb85ea77675fd2c66f5",
    "id": null,
    "metadata": {},
    "name": "useSignUpCompanyMutation",
    "operationKind": "mutation",
    "text": "mutation useSignUpCompanyMutation(\n  $companyName: String!\n) {\n  updateCustomer(companyName: $companyName) {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "89bd1c72700df8ae3af88369473d213e";

export default node;
