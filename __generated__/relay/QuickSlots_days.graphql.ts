/**
 * @generated SignedSource<<d147de7cb158b741cd46d0cc090986c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SlotStress = "high" | "low" | "medium";
import { FragmentRefs } from "relay-runtime";
export type QuickSlots_days$data = ReadonlyArray<{
  readonly slots: ReadonlyArray<{
    readonly disabledSlot: boolean;
    readonly slotEndAt: string;
    readonly slotStartAt: string;
    readonly stress: SlotStress;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"toListedDay_day">;
  readonly " $fragmentType": "QuickSlots_days";
}>;
export type QuickSlots_days$key = ReadonlyArray<{
  readonly " $data"?: QuickSlots_days$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickSlots_days">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slotStartAt",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "disabledSlot",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stress",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "QuickSlots_days",
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
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Slot",
      "kind": "LinkedField",
      "name": "slots",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slotEndAt",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "BusinessDay",
  "abstractKey": null
};
})();

(node as any).hash = "283635e208ab44c649725c8f183402f8";

export default node;
