/**
 * @generated SignedSource<<d3dd802126f2f8f52510935b85f99852>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SlotStress = "high" | "low" | "medium";
import { FragmentRefs } from "relay-runtime";
export type SlotPanel_day$data = {
  readonly slots: ReadonlyArray<{
    readonly disabledSlot: boolean;
    readonly slotEndAt: string;
    readonly slotStartAt: string;
    readonly stress: SlotStress;
  }>;
  readonly " $fragmentType": "SlotPanel_day";
};
export type SlotPanel_day$key = {
  readonly " $data"?: SlotPanel_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"SlotPanel_day">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SlotPanel_day",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Slot",
      "kind": "LinkedField",
      "name": "slots",
      "plural": true,
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
          "name": "disabledSlot",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stress",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BusinessDay",
  "abstractKey": null
};

(node as any).hash = "18724b4fc45f0559cffbee644adca39e";

export default node;
