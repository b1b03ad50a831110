/**
 * @generated SignedSource<<05db3acf6635a5b53614885f19f68f41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PasskeyList_profile$data = {
  readonly passkeys: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PasskeyRow_passkey">;
  }>;
  readonly " $fragmentType": "PasskeyList_profile";
};
export type PasskeyList_profile$key = {
  readonly " $data"?: PasskeyList_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasskeyList_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasskeyList_profile",
  "selections": [
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
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PasskeyRow_passkey"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerProfile",
  "abstractKey": null
};

(node as any).hash = "3d800d5e9372668461cca8b7298a2182";

export default node;
