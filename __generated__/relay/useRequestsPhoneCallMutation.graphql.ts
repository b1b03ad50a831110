/**
 * @generated SignedSource<<ac0f807163536248ae28cc37173a8f95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type RequestMode = "breakfast" | "buffet" | "canteen" | "mealtray" | "pastry" | "roomService";
export type PhoneCallInput = {
  company: string;
  email: string;
  employeesNumberRange: string;
  firstname: string;
  lastname: string;
  mode?: RequestMode | null | undefined;
  phone: string;
  postalCodeCompany: string;
  website?: string | null | undefined;
};
export type useRequestsPhoneCallMutation$variables = {
  phoneCall: PhoneCallInput;
};
export type useRequestsPhoneCallMutation$data = {
  readonly requestPhoneCall: boolean;
};
export type useRequestsPhoneCallMutation = {
  response: useRequestsPhoneCallMutation$data;
  variables: useRequestsPhoneCallMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "phoneCall"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "phoneCall",
        "variableName": "phoneCall"
      }
    ],
    "kind": "ScalarField",
    "name": "requestPhoneCall",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRequestsPhoneCallMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestsPhoneCallMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1f8f597df6655253621177cd6cc11ca0",
    "id": null,
    "metadata": {},
    "name": "useRequestsPhoneCallMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestsPhoneCallMutation(\n  $phoneCall: PhoneCallInput!\n) {\n  requestPhoneCall(phoneCall: $phoneCall)\n}\n"
  }
};
})();

(node as any).hash = "e8337e35fdb466995ec8ea65640d8b20";

export default node;
