/**
 * @generated SignedSource<<9899cc9a0856afe5ff04da6dd7897696>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type StatusAnnouncement_tracking$data = {
  readonly status: OrderStatus;
  readonly " $fragmentType": "StatusAnnouncement_tracking";
};
export type StatusAnnouncement_tracking$key = {
  readonly " $data"?: StatusAnnouncement_tracking$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusAnnouncement_tracking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusAnnouncement_tracking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "OrderTracking",
  "abstractKey": null
};

(node as any).hash = "1eaf69e21af387631307d9668243e1ec";

export default node;
