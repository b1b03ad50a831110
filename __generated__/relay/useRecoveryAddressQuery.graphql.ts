/**
 * @generated SignedSource<<92d1706df552659a434a30e128130b1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useRecoveryAddressQuery$variables = {
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
v1 = [
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "BusinessUnit",
  "kind": "LinkedField",
  "name": "businessUnit",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRecoveryAddressQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeliveryZone",
        "kind": "LinkedField",
        "name": "deliveryZoneForCoords",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "useRecoveryAddressQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeliveryZone",
        "kind": "LinkedField",
        "name": "deliveryZoneForCoords",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "9d3f462754f6e4ac920f4e21058d8895",
    "id": null,
    "metadata": {},
    "name": "useRecoveryAddressQuery",
    "operationKind": "query",
    "text": "query useRecoveryAddressQuery(\n  $lat: Float!\n  $lng: Float!\n) {\n  deliveryZoneForCoords(lat: $lat, lng: $lng) {\n    businessUnit {\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "48707370dc3ba816a74b7d7aa470b783";

export default node;
