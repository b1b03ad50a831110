/**
 * @generated SignedSource<<f014853b5a4bb7e3095fd7890aad8f28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type BusinessDayStatus = "closed" | "openWithSales" | "openWithoutSales";
export type SlotStress = "high" | "low" | "medium";
import { FragmentRefs } from "relay-runtime";
export type toListedDay_day$data = {
  readonly slots: ReadonlyArray<{
    readonly disabledSlot: boolean;
    readonly slotStartAt: string;
    readonly stress: SlotStress;
  }>;
  readonly startAt: string;
  readonly status: BusinessDayStatus;
  readonly " $fragmentType": "toListedDay_day";
};
export type toListedDay_day$key = {
  readonly " $data"?: toListedDay_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"toListedDay_day">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "toListedDay_day"
};

(node as any).hash = "d458b3c30bc6773f4d6010cfd6ede4e6";

export default node;
