/**
 * @generated SignedSource<<ea000fbe37a134caaa1e31dceefe87d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderCalendar_order$data = {
  readonly deliveryAddress: string;
  readonly id: string;
  readonly number: string;
  readonly slotEndAt: string;
  readonly slotStartAt: string;
  readonly trackingToken: string;
  readonly " $fragmentType": "OrderCalendar_order";
};
export type OrderCalendar_order$key = {
  readonly " $data"?: OrderCalendar_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderCalendar_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderCalendar_order",
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
      "name": "number",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackingToken",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "262d4f61253482b4c8e9496390fb4ac7";

export default node;
