/**
 * @generated SignedSource<<801f82c546d695ac4a2a9163aef842e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type SlotStress = "high" | "low" | "medium";
import { FragmentRefs } from "relay-runtime";
export type listedSlot_day$data = {
  readonly slots: ReadonlyArray<{
    readonly disabledSlot: boolean;
    readonly slotEndAt: string;
    readonly slotStartAt: string;
    readonly stress: SlotStress;
  }>;
  readonly " $fragmentType": "listedSlot_day";
};
export type listedSlot_day$key = {
  readonly " $data"?: listedSlot_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"listedSlot_day">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "listedSlot_day"
};

(node as any).hash = "b9efbc6d1541dfce08ee2b68a66795b7";

export default node;
