/**
 * @generated SignedSource<<704c9498f1f15e9487b4c0c6ad11d34e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReorderDialog_profile$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useOrderedPlace_profile">;
  readonly " $fragmentType": "ReorderDialog_profile";
};
export type ReorderDialog_profile$key = {
  readonly " $data"?: ReorderDialog_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReorderDialog_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReorderDialog_profile",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrderedPlace_profile"
    }
  ],
  "type": "CustomerProfile",
  "abstractKey": null
};

(node as any).hash = "94c750412985d36926a8df2d344d4a53";

export default node;
