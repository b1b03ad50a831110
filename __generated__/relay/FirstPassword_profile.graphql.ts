/**
 * @generated SignedSource<<839d57098cbe65b6f2b8be14d2c05489>>
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
  readonly passkeys: ReadonlyArray<{
    readonly __typename: "Passkey";
  }>;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Passkey",
      "kind": "LinkedField",
      "name": "passkeys",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerProfile",
  "abstractKey": null
};

(node as any).hash = "a3a5a807693d7cc5cc1fc7cf4678a8c0";

export default node;
