/**
 * @generated SignedSource<<e905feb73fb0290d7f3595744c1fd1bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useOrderedRecovery_order$data = {
  readonly deliveryContactName: string;
  readonly deliveryContactPhone: string;
  readonly itemRecovery: {
    readonly bookedRecoveryHour: string | null | undefined;
    readonly recoveryAddress: {
      readonly lat: number;
      readonly lng: number;
      readonly title: string;
    } | null | undefined;
    readonly recoveryContactName: string | null | undefined;
    readonly recoveryContactPhone: string | null | undefined;
    readonly recoveryInstructions: string | null | undefined;
    readonly selectedSlot: {
      readonly end: string;
      readonly start: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "useOrderedRecovery_order";
};
export type useOrderedRecovery_order$key = {
  readonly " $data"?: useOrderedRecovery_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderedRecovery_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOrderedRecovery_order",
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
      "concreteType": "ItemRecovery",
      "kind": "LinkedField",
      "name": "itemRecovery",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recoveryContactName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recoveryContactPhone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recoveryInstructions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookedRecoveryHour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RecoveryAddress",
          "kind": "LinkedField",
          "name": "recoveryAddress",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
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
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RecoverySlot",
          "kind": "LinkedField",
          "name": "selectedSlot",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "start",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "end",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "63c8e9299ba8ba7d9c4caf018e14acf6";

export default node;
