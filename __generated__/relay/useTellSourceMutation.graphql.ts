/**
 * @generated SignedSource<<d2aa3309d0063a15c43cd8557b3a2ad0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useTellSourceMutation$variables = {
  utmSource: string;
};
export type useTellSourceMutation$data = {
  readonly updateSource: boolean;
};
export type useTellSourceMutation = {
  response: useTellSourceMutation$data;
  variables: useTellSourceMutation$variables;
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
    "name": "useTellSourceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTellSourceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c11293ed5d4670f5766f1aea5a9efaf0",
    "id": null,
    "metadata": {},
    "name": "useTellSourceMutation",
    "operationKind": "mutation",
    "text": "mutation useTellSourceMutation(\n  $utmSource: String!\n) {\n  updateSource(utmSource: $utmSource)\n}\n"
  }
};
})();

(node as any).hash = "edbbdde6ab263e2cbf6512756d36e893";

export default node;
