/**
 * @generated SignedSource<<31e713b5830d2869afb79e9b92a5f763>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FirstPassword_profile$data = {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly " $fragmentType": "FirstPassword_profile";
};
export type FirstPassword_profile$key = {
  readonly " $data"?: FirstPassword_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirstPassword_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FirstPassword_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    }
  ],
  "type": "CustomerProfile",
  "abstractKey": null
};

(node as any).hash = "0faee67eb3936993557dbf7bbd3fa669";

export default node;
