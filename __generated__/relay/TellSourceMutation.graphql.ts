/**
 * @generated SignedSource<<b359e3007f19be0c058a2095d4fe3c75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type TellSourceMutation$variables = {
  utmSource: string;
};
export type TellSourceMutation$data = {
  readonly updateSource: boolean;
};
export type TellSourceMutation = {
  response: TellSourceMutation$data;
  variables: TellSourceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "utmSource"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "utmSource",
        "variableName": "utmSource"
      }
    ],
    "kind": "ScalarField",
    "name": "updateSource",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TellSourceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TellSourceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "38c4ac89b8b5df57bf2428299192efbd",
    "id": null,
    "metadata": {},
    "name": "TellSourceMutation",
    "operationKind": "mutation",
    "text": "mutation TellSourceMutation(\n  $utmSource: String!\n) {\n  updateSource(utmSource: $utmSource)\n}\n"
  }
};
})();

(node as any).hash = "20238c08f45f8fe4311410a18fd2399a";

export default node;
