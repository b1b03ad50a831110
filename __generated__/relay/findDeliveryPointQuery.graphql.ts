/**
 * @generated SignedSource<<87c38dfc63b67b68c2e9e8173ffc514d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type findDeliveryPointQuery$variables = {
  businessUnitId: string;
  deliveryDay?: string | null | undefined;
  lat: number;
  lng: number;
};
export type findDeliveryPointQuery$data = {
  readonly nearestDistributionPoint: {
    readonly distance: number | null | undefined;
    readonly id: string;
  } | null | undefined;
};
export type findDeliveryPointQuery = {
  response: findDeliveryPointQuery$data;
  variables: findDeliveryPointQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "businessUnitId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "deliveryDay"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lat"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lng"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "businessUnitId",
        "variableName": "businessUnitId"
      },
      {
        "kind": "Variable",
        "name": "deliveryDay",
        "variableName": "deliveryDay"
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
    "concreteType": "DistributionPoint",
    "kind": "LinkedField",
    "name": "nearestDistributionPoint",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "distance",
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "findDeliveryPointQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
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
    "name": "findDeliveryPointQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "98552116f538aa8f0bfd9c24347b4049",
    "id": null,
    "metadata": {},
    "name": "findDeliveryPointQuery",
    "operationKind": "query",
    "text": "query findDeliveryPointQuery(\n  $businessUnitId: ID!\n  $lat: Float!\n  $lng: Float!\n  $deliveryDay: Date\n) {\n  nearestDistributionPoint(businessUnitId: $businessUnitId, lat: $lat, lng: $lng, deliveryDay: $deliveryDay) {\n    id\n    distance\n  }\n}\n"
  }
};
})();

(node as any).hash = "15abd99ca71cfc63b13bf7398af2d284";

export default node;
