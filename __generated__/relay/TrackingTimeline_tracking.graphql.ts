/**
 * @generated SignedSource<<b1137f5d1bc5a5c001fbc92132a4a482>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type TrackingTimeline_tracking$data = {
  readonly moves: ReadonlyArray<{
    readonly at: string;
    readonly status: OrderStatus;
  }>;
  readonly slotStartAt: string;
  readonly status: OrderStatus;
  readonly " $fragmentType": "TrackingTimeline_tracking";
};
export type TrackingTimeline_tracking$key = {
  readonly " $data"?: TrackingTimeline_tracking$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackingTimeline_tracking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrackingTimeline_tracking",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slotStartAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderMove",
      "kind": "LinkedField",
      "name": "moves",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderTracking",
  "abstractKey": null
};
})();

(node as any).hash = "6f03dbb34b4b7ad66926e6c43fbb27d3";

export default node;
