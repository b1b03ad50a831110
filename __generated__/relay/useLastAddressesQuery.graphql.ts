/**
 * @generated SignedSource<<04679d7ba4327c830f8cda29dda24372>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useLastAddressesQuery$variables = Record<PropertyKey, never>;
export type useLastAddressesQuery$data = {
  readonly lastDeliveryAddresses: ReadonlyArray<{
    readonly address: string;
    readonly lat: number;
    readonly lng: number;
  }>;
};
export type useLastAddressesQuery = {
  response: useLastAddressesQuery$data;
  variables: useLastAddressesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "DeliveryAddress",
    "kind": "LinkedField",
    "name": "lastDeliveryAddresses",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lat",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lng",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLastAddressesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLastAddressesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "40ceb003ed110cd129b0606924fb7eda",
    "id": null,
    "metadata": {},
    "name": "useLastAddressesQuery",
    "operationKind": "query",
    "text": "query useLastAddressesQuery {\n  lastDeliveryAddresses {\n    address\n    lat\n    lng\n  }\n}\n"
  }
};
})();

(node as any).hash = "552681b3058ddc162b157e6d73f29046";

export default node;
