/**
 * @generated SignedSource<<8ee1d23c315ffcb43e513179a4679157>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type TrackingMap_tracking$data = {
  readonly depot: {
    readonly lat: number;
    readonly lng: number;
    readonly name: string;
  };
  readonly destination: {
    readonly lat: number;
    readonly lng: number;
    readonly name: string;
  };
  readonly status: OrderStatus;
  readonly " $fragmentType": "TrackingMap_tracking";
};
export type TrackingMap_tracking$key = {
  readonly " $data"?: TrackingMap_tracking$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackingMap_tracking">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrackingMap_tracking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MapPoint",
      "kind": "LinkedField",
      "name": "depot",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MapPoint",
      "kind": "LinkedField",
      "name": "destination",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "OrderTracking",
  "abstractKey": null
};
})();

(node as any).hash = "d66c4b4e26da7be639fcf85b4ab23348";

export default node;
