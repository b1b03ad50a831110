/**
 * @generated SignedSource<<794a3125aecf2be9f7cfe7bf8f4966c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useRecoveryAddressQuery$variables = {
  brandId?: string | null | undefined;
  lat: number;
  lng: number;
};
export type useRecoveryAddressQuery$data = {
  readonly deliveryZoneForCoords: {
    readonly businessUnit: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type useRecoveryAddressQuery = {
  response: useRecoveryAddressQuery$data;
  variables: useRecoveryAddressQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "brandId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lat"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lng"
},
v3 = [
  {
    "kind": "Variable",
    "name": "brandId",
    "variableName": "brandId"
  },
  {
    "kind": "Variable",
    "name": "lat",
    "variableName": "lat"
  },
  {
    "kind": "Variable",
    "name": "lng",
    "variableName": "lng"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "BusinessUnit",
  "kind": "LinkedField",
  "name": "businessUnit",
  "plural": false,
  "selections": [
    (v4/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRecoveryAddressQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "DeliveryZone",
        "kind": "LinkedField",
        "name": "deliveryZoneForCoords",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useRecoveryAddressQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "DeliveryZone",
        "kind": "LinkedField",
        "name": "deliveryZoneForCoords",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6cd4f84321367551f0323636f4800150",
    "id": null,
    "metadata": {},
    "name": "useRecoveryAddressQuery",
    "operationKind": "query",
    "text": "query useRecoveryAddressQuery(\n  $lat: Float!\n  $lng: Float!\n  $brandId: ID\n) {\n  deliveryZoneForCoords(lat: $lat, lng: $lng, brandId: $brandId) {\n    businessUnit {\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "5239bea2714af4054e296aa7602dfb4f";

export default node;
