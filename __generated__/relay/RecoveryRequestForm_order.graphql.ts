/**
 * @generated SignedSource<<7fce1bbab5de3619ad1e90d7d5545d1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecoveryRequestForm_order$data = {
  readonly deliveryAddress: string;
  readonly deliveryContactName: string;
  readonly deliveryContactPhone: string;
  readonly id: string;
  readonly slotEndAt: string;
  readonly slotStartAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderedRecovery_order">;
  readonly " $fragmentType": "RecoveryRequestForm_order";
};
export type RecoveryRequestForm_order$key = {
  readonly " $data"?: RecoveryRequestForm_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecoveryRequestForm_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecoveryRequestForm_order",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrderedRecovery_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "da9b85414270c81aae4ee1eebd8c307b";

export default node;
