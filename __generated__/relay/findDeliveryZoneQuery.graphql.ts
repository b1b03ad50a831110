/**
 * @generated SignedSource<<960e1154e98367d31be47484cf355c82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type findDeliveryZoneQuery$variables = {
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lat"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lng"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
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
      (v1/*:: as any*/),
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "findDeliveryZoneQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "findDeliveryZoneQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "ba9908d5248737d7796e982f04cd24e0",
    "id": null,
    "metadata": {},
    "name": "findDeliveryZoneQuery",
    "operationKind": "query",
    "text": "query findDeliveryZoneQuery(\n  $lat: Float!\n  $lng: Float!\n) {\n  deliveryZoneForCoords(lat: $lat, lng: $lng) {\n    id\n    deliveryPrice\n    departmentCode\n    businessUnit {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "778fccb9319fb8667926ecdc5122e42a";

export default node;
