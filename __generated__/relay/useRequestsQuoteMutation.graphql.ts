/**
 * @generated SignedSource<<5225d3cec498594c88f39696842c9f81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type RequestMode = "breakfast" | "buffet" | "canteen" | "mealtray" | "pastry" | "roomService";
export type QuoteInput = {
  company: string;
  email: string;
  eventDate: string;
  firstname: string;
  hasAcceptedPrivacy: boolean;
  message?: string | null | undefined;
  mode?: RequestMode | null | undefined;
  name: string;
  persons: number;
  phone: string;
  postalCode: string;
  website?: string | null | undefined;
};
export type useRequestsQuoteMutation$variables = {
  quote: QuoteInput;
};
export type useRequestsQuoteMutation$data = {
  readonly requestQuote: boolean;
};
export type useRequestsQuoteMutation = {
  response: useRequestsQuoteMutation$data;
  variables: useRequestsQuoteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "quote"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "quote",
        "variableName": "quote"
      }
    ],
    "kind": "ScalarField",
    "name": "requestQuote",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRequestsQuoteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestsQuoteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "69342d7772e22ac1ddad0498e8d3d228",
    "id": null,
    "metadata": {},
    "name": "useRequestsQuoteMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestsQuoteMutation(\n  $quote: QuoteInput!\n) {\n  requestQuote(quote: $quote)\n}\n"
  }
};
})();

(node as any).hash = "d9344639b133fbe088b34b4540be6831";

export default node;
