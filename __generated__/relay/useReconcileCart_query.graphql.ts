/**
 * @generated SignedSource<<395982fa8f592878150339d0779cc533>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useReconcileCart_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useInventory_query">;
  readonly " $fragmentType": "useReconcileCart_query";
};
export type useReconcileCart_query$key = {
  readonly " $data"?: useReconcileCart_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReconcileCart_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useReconcileCart_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useInventory_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "755815b6dc7202d0ddd009294ceda936";

export default node;
