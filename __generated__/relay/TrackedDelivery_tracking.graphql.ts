/**
 * @generated SignedSource<<69a22f40c640bdc70f802d877f9e67d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TrackedDelivery_tracking$data = {
  readonly deliveryAddress: string;
  readonly slotEndAt: string;
  readonly slotStartAt: string;
  readonly " $fragmentType": "TrackedDelivery_tracking";
};
export type TrackedDelivery_tracking$key = {
  readonly " $data"?: TrackedDelivery_tracking$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackedDelivery_tracking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrackedDelivery_tracking",
  "selections": [
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
      "kind": "ScalarField",
      "name": "slotEndAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryAddress",
      "storageKey": null
    }
  ],
  "type": "OrderTracking",
  "abstractKey": null
};

(node as any).hash = "5f3e1dac95b64617f10708c0401388bf";

export default node;
