/**
 * @generated SignedSource<<5cb595365835421c4c4f5a7175f03ed5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BusinessDayStatus = "closed" | "openWithSales" | "openWithoutSales";
import { FragmentRefs } from "relay-runtime";
export type DayPanel_days$data = ReadonlyArray<{
  readonly startAt: string;
  readonly status: BusinessDayStatus;
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
    }
  ],
  "type": "BusinessDay",
  "abstractKey": null
};

(node as any).hash = "991d144591e92f54742b354acbdfd425";

export default node;
