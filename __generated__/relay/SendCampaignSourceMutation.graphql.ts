/**
 * @generated SignedSource<<6c529e335093e346d4a94c57d0331773>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type SendCampaignSourceMutation$variables = {
  utmSource: string;
};
export type SendCampaignSourceMutation$data = {
  readonly updateSource: boolean;
};
export type SendCampaignSourceMutation = {
  response: SendCampaignSourceMutation$data;
  variables: SendCampaignSourceMutation$variables;
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
    "name": "SendCampaignSourceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SendCampaignSourceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "cfa044498181753e3d73352fa10b2604",
    "id": null,
    "metadata": {},
    "name": "SendCampaignSourceMutation",
    "operationKind": "mutation",
    "text": "mutation SendCampaignSourceMutation(\n  $utmSource: String!\n) {\n  updateSource(utmSource: $utmSource)\n}\n"
  }
};
})();

(node as any).hash = "bfa3258c2618b68402abb6bf3cd9eada";

export default node;
