/**
 * @generated SignedSource<<79fa3d22795699fcfbe49295bdc26afc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConfirmationNext_profile$data = {
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  readonly " $fragmentType": "ConfirmationNext_profile";
};
export type ConfirmationNext_profile$key = {
  readonly " $data"?: ConfirmationNext_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationNext_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmationNext_profile",
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
      "name": "isEmailConfirmed",
      "storageKey": null
    }
  ],
  "type": "CustomerProfile",
  "abstractKey": null
};

(node as any).hash = "6567e7ff03902d490caed423c8a2be86";

export default node;
