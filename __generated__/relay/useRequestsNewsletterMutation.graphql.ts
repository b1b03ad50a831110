/**
 * @generated SignedSource<<03572f37bac814cadceb1e1f813de6ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useRequestsNewsletterMutation$variables = {
  email: string;
  website?: string | null | undefined;
};
export type useRequestsNewsletterMutation$data = {
  readonly subscribeToNewsletter: boolean;
};
export type useRequestsNewsletterMutation = {
  response: useRequestsNewsletterMutation$data;
  variables: useRequestsNewsletterMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "website"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "website",
        "variableName": "website"
      }
    ],
    "kind": "ScalarField",
    "name": "subscribeToNewsletter",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRequestsNewsletterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestsNewsletterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a34d4193bea067e41aa05ba28010069e",
    "id": null,
    "metadata": {},
    "name": "useRequestsNewsletterMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestsNewsletterMutation(\n  $email: String!\n  $website: String\n) {\n  subscribeToNewsletter(email: $email, website: $website)\n}\n"
  }
};
})();

(node as any).hash = "764425144849a4e8621b83414b9a254e";

export default node;
