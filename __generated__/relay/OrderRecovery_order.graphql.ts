/**
 * @generated SignedSource<<6f4ff4e5cda099450430417000819bf4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderRecovery_order$data = {
  readonly itemRecovery: {
    readonly recoveryAddress: {
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
  readonly " $fragmentType": "OrderRecovery_order";
};
export type OrderRecovery_order$key = {
  readonly " $data"?: OrderRecovery_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRecovery_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRecovery_order",
  "selections": [
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

(node as any).hash = "881a0e042c9f7b7dd34d785825ead63e";

export default node;
