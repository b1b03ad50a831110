/**
 * @generated SignedSource<<b1b663d5ad23a9183f42332061338611>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useCompanyPlacesQuery$variables = Record<PropertyKey, never>;
export type useCompanyPlacesQuery$data = {
  readonly getCustomerProfile: {
    readonly companyEntity: {
      readonly canteenLocations: ReadonlyArray<{
        readonly address: string;
        readonly id: string;
        readonly isRoomServiceDeliveryPoint: boolean;
        readonly lat: number;
        readonly lng: number;
      }>;
    } | null | undefined;
  };
};
export type useCompanyPlacesQuery = {
  response: useCompanyPlacesQuery$data;
  variables: useCompanyPlacesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "CanteenLocation",
  "kind": "LinkedField",
  "name": "canteenLocations",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRoomServiceDeliveryPoint",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCompanyPlacesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "getCustomerProfile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyEntity",
            "kind": "LinkedField",
            "name": "companyEntity",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCompanyPlacesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "getCustomerProfile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyEntity",
            "kind": "LinkedField",
            "name": "companyEntity",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d3160b974a7f30ad66956e1575092849",
    "id": null,
    "metadata": {},
    "name": "useCompanyPlacesQuery",
    "operationKind": "query",
    "text": "query useCompanyPlacesQuery {\n  getCustomerProfile {\n    companyEntity {\n      canteenLocations {\n        id\n        address\n        lat\n        lng\n        isRoomServiceDeliveryPoint\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "bb519c0838da98d32b7cac646b3c80f1";

export default node;
