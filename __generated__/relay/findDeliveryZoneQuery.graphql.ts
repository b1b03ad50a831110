/**
 * @generated SignedSource<<62e0b39c9918ea59a1b40fd22de4bcbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type findDeliveryZoneQuery$variables = {
  brandId?: string | null | undefined;
  lat: number;
  lng: number;
};
export type findDeliveryZoneQuery$data = {
  readonly deliveryZoneForCoords: {
    readonly businessUnit: {
      readonly id: string;
    } | null | undefined;
    readonly deliveryPrice: number | null | undefined;
    readonly departmentCode: string;
    readonly id: string;
  } | null | undefined;
};
export type findDeliveryZoneQuery = {
  response: findDeliveryZoneQuery$data;
  variables: findDeliveryZoneQuery$variables;
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
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
    "concreteType": "DeliveryZone",
    "kind": "LinkedField",
    "name": "deliveryZoneForCoords",
    "plural": false,
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deliveryPrice",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "departmentCode",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BusinessUnit",
        "kind": "LinkedField",
        "name": "businessUnit",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "findDeliveryZoneQuery",
    "selections": (v4/*:: as any*/),
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
    "name": "findDeliveryZoneQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "ecacab95629833010c30091577fb8437",
    "id": null,
    "metadata": {},
    "name": "findDeliveryZoneQuery",
    "operationKind": "query",
    "text": "query findDeliveryZoneQuery(\n  $lat: Float!\n  $lng: Float!\n  $brandId: ID\n) {\n  deliveryZoneForCoords(lat: $lat, lng: $lng, brandId: $brandId) {\n    id\n    deliveryPrice\n    departmentCode\n    businessUnit {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "29ca95f16a444b1daa5332df19592f82";

export default node;
