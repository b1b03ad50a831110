/**
 * @generated SignedSource<<4990c2c3d28b50d67fbd66de57cdf959>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CatalogueProspectInput = {
  company: string;
  email: string;
  firstname: string;
  lastname: string;
  phone?: string | null | undefined;
  website?: string | null | undefined;
};
export type useRequestsCatalogueMutation$variables = {
  prospect: CatalogueProspectInput;
};
export type useRequestsCatalogueMutation$data = {
  readonly requestCatalogue: boolean;
};
export type useRequestsCatalogueMutation = {
  response: useRequestsCatalogueMutation$data;
  variables: useRequestsCatalogueMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "prospect"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "prospect",
        "variableName": "prospect"
      }
    ],
    "kind": "ScalarField",
    "name": "requestCatalogue",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRequestsCatalogueMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestsCatalogueMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ac146e9234a38a4d01a604f8b3e0f51c",
    "id": null,
    "metadata": {},
    "name": "useRequestsCatalogueMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestsCatalogueMutation(\n  $prospect: CatalogueProspectInput!\n) {\n  requestCatalogue(prospect: $prospect)\n}\n"
  }
};
})();

(node as any).hash = "2eb971acb61a61ba655faa6add265143";

export default node;
