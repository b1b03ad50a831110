/**
 * @generated SignedSource<<f2b041ba0bca9d685671338e61b901e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
export type findUsualDeliveryQuery$variables = {
  limit: number;
};
export type findUsualDeliveryQuery$data = {
  readonly getCustomerProfile: {
    readonly " $fragmentSpreads": FragmentRefs<"companyLocations_profile">;
  };
  readonly orders: ReadonlyArray<{
    readonly deliveryPlace: {
      readonly lat: number;
      readonly lng: number;
      readonly name: string;
    };
    readonly people: number;
    readonly slotStartAt: string;
    readonly status: OrderStatus;
  }>;
};
export type findUsualDeliveryQuery = {
  response: findUsualDeliveryQuery$data;
  variables: findUsualDeliveryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "limit"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lat",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lng",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "CanteenLocation",
  "kind": "LinkedField",
  "name": "canteenLocations",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRoomServiceDeliveryPoint",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "limit",
    "variableName": "limit"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slotStartAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "people",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "MapPoint",
  "kind": "LinkedField",
  "name": "deliveryPlace",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "findUsualDeliveryQuery",
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
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "orders",
        "plural": true,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "findUsualDeliveryQuery",
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
              (v4/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "orders",
        "plural": true,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "70a58fc4887a3d88e821cb50d73a19ef",
    "id": null,
    "metadata": {},
    "name": "findUsualDeliveryQuery",
    "operationKind": "query",
    "text": "query findUsualDeliveryQuery(\n  $limit: Int!\n) {\n  getCustomerProfile {\n    ...companyLocations_profile\n    id\n  }\n  orders(limit: $limit) {\n    status\n    slotStartAt\n    people\n    deliveryPlace {\n      name\n      lat\n      lng\n    }\n    id\n  }\n}\n\nfragment companyLocations_profile on CustomerProfile {\n  companyEntity {\n    canteenLocations {\n      id\n      address\n      lat\n      lng\n      isRoomServiceDeliveryPoint\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "4a0c0e0274b2ed4f1104a2011f0240f8";

export default node;
