/**
 * @generated SignedSource<<223fec5cd0ee001b255bbf4fdaf2a28b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderDeliveryFacts_order$data = {
  readonly deliveryAddress: string;
  readonly slotEndAt: string;
  readonly slotStartAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"receiverFacts_order">;
  readonly " $fragmentType": "OrderDeliveryFacts_order";
};
export type OrderDeliveryFacts_order$key = {
  readonly " $data"?: OrderDeliveryFacts_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDeliveryFacts_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDeliveryFacts_order",
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
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "receiverFacts_order",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveryContactName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveryContactPhone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveryDetails",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "db6445372da072d077bdb222d2dda121";

export default node;
