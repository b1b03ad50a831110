/**
 * @generated SignedSource<<58d909f94a42ae0d366f7c1a6ceb4cc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PasskeyOffer_profile$data = {
  readonly passkeys: ReadonlyArray<{
    readonly __typename: "Passkey";
  }>;
  readonly " $fragmentType": "PasskeyOffer_profile";
};
export type PasskeyOffer_profile$key = {
  readonly " $data"?: PasskeyOffer_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasskeyOffer_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasskeyOffer_profile",
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

(node as any).hash = "37f93489d41c1109a1ba6448d6708cac";

export default node;
