/**
 * @generated SignedSource<<edac77d209aff5cfee5c4a0ef56543b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type networkTestMutation$variables = {
  utmSource: string;
};
export type networkTestMutation$data = {
  readonly updateSource: boolean;
};
export type networkTestMutation = {
  response: networkTestMutation$data;
  variables: networkTestMutation$variables;
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
    "name": "networkTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "networkTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2c6ad7f93d475c7ff1885f39366a60cd",
    "id": null,
    "metadata": {},
    "name": "networkTestMutation",
    "operationKind": "mutation",
    "text": "mutation networkTestMutation(\n  $utmSource: String!\n) {\n  updateSource(utmSource: $utmSource)\n}\n"
  }
};
})();

(node as any).hash = "17a3354eab7e1df98157f662c472de58";

export default node;
