/**
 * @generated SignedSource<<fb3d0534e6b2d737e178a591bafd21f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useCompanyLocationsQuery$variables = Record<PropertyKey, never>;
export type useCompanyLocationsQuery$data = {
  readonly getCustomerProfile: {
    readonly " $fragmentSpreads": FragmentRefs<"companyLocations_profile">;
  };
};
export type useCompanyLocationsQuery = {
  response: useCompanyLocationsQuery$data;
  variables: useCompanyLocationsQuery$variables;
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
    "name": "useCompanyLocationsQuery",
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
            "kind": "InlineDataFragmentSpread",
            "name": "companyLocations_profile",
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
            "args": null,
            "argumentDefinitions": []
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
    "name": "useCompanyLocationsQuery",
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
    "cacheID": "8530aaecc4be5076890922822925ca90",
    "id": null,
    "metadata": {},
    "name": "useCompanyLocationsQuery",
    "operationKind": "query",
    "text": "query useCompanyLocationsQuery {\n  getCustomerProfile {\n    ...companyLocations_profile\n    id\n  }\n}\n\nfragment companyLocations_profile on CustomerProfile {\n  companyEntity {\n    canteenLocations {\n      id\n      address\n      lat\n      lng\n      isRoomServiceDeliveryPoint\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "9aa09f5d34fd184006f353ff26fc9039";

export default node;
