/**
 * @generated SignedSource<<1d0fad4cccd9076cf1c1541b10095419>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InformationsScreen_query$data = {
  readonly getCustomerProfile: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_profile">;
  };
  readonly " $fragmentType": "InformationsScreen_query";
};
export type InformationsScreen_query$key = {
  readonly " $data"?: InformationsScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"InformationsScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InformationsScreen_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerProfile",
      "kind": "LinkedField",
      "name": "getCustomerProfile",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileForm_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "dbb9b7cf5aa8b4d6dad5a3cf9f51b967";

export default node;
