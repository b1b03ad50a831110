/**
 * @generated SignedSource<<6ab225f6d650c391256f4dea0094d7e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UnconfirmedEmail_profile$data = {
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  readonly " $fragmentType": "UnconfirmedEmail_profile";
};
export type UnconfirmedEmail_profile$key = {
  readonly " $data"?: UnconfirmedEmail_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnconfirmedEmail_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnconfirmedEmail_profile",
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

(node as any).hash = "506a3dc257083ffa866dea63706597d7";

export default node;
