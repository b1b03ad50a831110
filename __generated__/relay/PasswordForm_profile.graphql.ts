/**
 * @generated SignedSource<<c4df9fd911dc807ba94210d4fcf4badb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PasswordForm_profile$data = {
  readonly hasPassword: boolean;
  readonly " $fragmentType": "PasswordForm_profile";
};
export type PasswordForm_profile$key = {
  readonly " $data"?: PasswordForm_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordForm_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordForm_profile",
  "selections": [
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

(node as any).hash = "e81810f38a0489285c14ca9af3823742";

export default node;
