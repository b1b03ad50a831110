/**
 * @generated SignedSource<<f04fd167775a2e4d2d0809281b23e3f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useCompanySearchQuery$variables = {
  search: string;
};
export type useCompanySearchQuery$data = {
  readonly companies: ReadonlyArray<{
    readonly address: string;
    readonly name: string;
    readonly postalCode: string;
    readonly siren: string;
    readonly siret: string;
    readonly town: string;
  }>;
};
export type useCompanySearchQuery = {
  response: useCompanySearchQuery$data;
  variables: useCompanySearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "RegisteredCompany",
    "kind": "LinkedField",
    "name": "companies",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "siren",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "siret",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "postalCode",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "town",
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
    "name": "useCompanySearchQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCompanySearchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "368b9b8eb7f4204b0668e3a994ef6ee8",
    "id": null,
    "metadata": {},
    "name": "useCompanySearchQuery",
    "operationKind": "query",
    "text": "query useCompanySearchQuery(\n  $search: String!\n) {\n  companies(search: $search) {\n    name\n    siren\n    siret\n    address\n    postalCode\n    town\n  }\n}\n"
  }
};
})();

(node as any).hash = "2a3f62b118e04c328ef55e097bb0497b";

export default node;
