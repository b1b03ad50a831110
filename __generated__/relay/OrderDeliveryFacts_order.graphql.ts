/**
 * @generated SignedSource<<b3525b75c373fa977aebeb0973734ee2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderDeliveryFacts_order$data = {
  readonly deliveryAddress: string;
  readonly deliveryContactName: string;
  readonly deliveryContactPhone: string;
  readonly deliveryDetails: string | null | undefined;
  readonly slotEndAt: string;
  readonly slotStartAt: string;
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

(node as any).hash = "1847e2d8c592e2b7993de43012d27004";

export default node;
