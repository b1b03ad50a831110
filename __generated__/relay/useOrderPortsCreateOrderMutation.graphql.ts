/**
 * @generated SignedSource<<23aa6c96003c79ce011ad183a3ff0602>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type UtmInput = {
  utmCampaign?: string | null | undefined;
  utmContent?: string | null | undefined;
  utmMedium?: string | null | undefined;
  utmSource?: string | null | undefined;
  utmTerm?: string | null | undefined;
};
export type useOrderPortsCreateOrderMutation$variables = {
  cartId: string;
  gclid?: string | null | undefined;
  payByCreditTransfer: boolean;
  utm?: UtmInput | null | undefined;
};
export type useOrderPortsCreateOrderMutation$data = {
  readonly createOrder: string;
};
export type useOrderPortsCreateOrderMutation = {
  response: useOrderPortsCreateOrderMutation$data;
  variables: useOrderPortsCreateOrderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cartId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "gclid"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "payByCreditTransfer"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "utm"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "cartId",
        "variableName": "cartId"
      },
      {
        "kind": "Variable",
        "name": "gclid",
        "variableName": "gclid"
      },
      {
        "kind": "Variable",
        "name": "payByCreditTransfer",
        "variableName": "payByCreditTransfer"
      },
      {
        "kind": "Variable",
        "name": "utm",
        "variableName": "utm"
      },
      {
        "kind": "Literal",
        "name": "withSca",
        "value": true
      }
    ],
    "kind": "ScalarField",
    "name": "createOrder",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrderPortsCreateOrderMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useOrderPortsCreateOrderMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "89ca92eed82d6e75b4714ce5e1bb3c8f",
    "id": null,
    "metadata": {},
    "name": "useOrderPortsCreateOrderMutation",
    "operationKind": "mutation",
    "text": "mutation useOrderPortsCreateOrderMutation(\n  $cartId: ID!\n  $payByCreditTransfer: Boolean!\n  $utm: UtmInput\n  $gclid: String\n) {\n  createOrder(cartId: $cartId, payByCreditTransfer: $payByCreditTransfer, utm: $utm, withSca: true, gclid: $gclid)\n}\n"
  }
};
})();

(node as any).hash = "b2e2c64e05b64cefdaabbf78caa2bd1c";

export default node;
