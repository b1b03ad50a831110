/**
 * @generated SignedSource<<4c1de872058d18e39000db4d18addb87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryFacts_order$data = {
  readonly deliveryAddress: string;
  readonly deliveryContactName: string;
  readonly deliveryContactPhone: string;
  readonly deliveryDetails: string | null | undefined;
  readonly slotEndAt: string;
  readonly slotStartAt: string;
  readonly " $fragmentType": "DeliveryFacts_order";
};
export type DeliveryFacts_order$key = {
  readonly " $data"?: DeliveryFacts_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryFacts_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryFacts_order",
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
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "561c889ef05abb5013c46f195ca117d2";

export default node;
