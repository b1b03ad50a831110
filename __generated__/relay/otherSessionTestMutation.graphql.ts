/**
 * @generated SignedSource<<3dc0e0fdadc81ebbf305db8523288090>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type otherSessionTestMutation$variables = {
  utmSource: string;
};
export type otherSessionTestMutation$data = {
  readonly updateSource: boolean;
};
export type otherSessionTestMutation = {
  response: otherSessionTestMutation$data;
  variables: otherSessionTestMutation$variables;
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
    "name": "otherSessionTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "otherSessionTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "943be35cfb96d9555d3352f0aa8bbc8b",
    "id": null,
    "metadata": {},
    "name": "otherSessionTestMutation",
    "operationKind": "mutation",
    "text": "mutation otherSessionTestMutation(\n  $utmSource: String!\n) {\n  updateSource(utmSource: $utmSource)\n}\n"
  }
};
})();

(node as any).hash = "45f7533261800b8eaf6ef000089198ec";

export default node;
