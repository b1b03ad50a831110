/**
 * @generated SignedSource<<07327c3e3a4f9ce779e0ed1f8cbc1dcc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ContactInput = {
  email: string;
  message: string;
  name: string;
  phone?: string | null | undefined;
  website?: string | null | undefined;
};
export type useRequestsContactMutation$variables = {
  contact: ContactInput;
};
export type useRequestsContactMutation$data = {
  readonly sendContactMessage: boolean;
};
export type useRequestsContactMutation = {
  response: useRequestsContactMutation$data;
  variables: useRequestsContactMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "contact"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "contact",
        "variableName": "contact"
      }
    ],
    "kind": "ScalarField",
    "name": "sendContactMessage",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRequestsContactMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestsContactMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ba8a77034d4f1fd635e69ef6284b8935",
    "id": null,
    "metadata": {},
    "name": "useRequestsContactMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestsContactMutation(\n  $contact: ContactInput!\n) {\n  sendContactMessage(contact: $contact)\n}\n"
  }
};
})();

(node as any).hash = "53e15ec4a3af1663131bb5c7a16bcd85";

export default node;
