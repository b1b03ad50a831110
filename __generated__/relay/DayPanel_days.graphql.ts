/**
 * @generated SignedSource<<58cf73c4c72a7b12905c6da7d67da0e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DayPanel_days$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"QuickSlots_days" | "toListedDay_day">;
  readonly " $fragmentType": "DayPanel_days";
}>;
export type DayPanel_days$key = ReadonlyArray<{
  readonly " $data"?: DayPanel_days$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayPanel_days">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DayPanel_days",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "toListedDay_day",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
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
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuickSlots_days"
    }
  ],
  "type": "BusinessDay",
  "abstractKey": null
};

(node as any).hash = "3b209123c2669e7247e317f6e20cd432";

export default node;
