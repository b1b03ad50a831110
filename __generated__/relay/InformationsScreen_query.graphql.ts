/**
 * @generated SignedSource<<c19c43db737dc8e31a125c140ef6cbf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InformationsScreen_query$data = {
  readonly getCustomerProfile: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_profile" | "UnconfirmedEmail_profile">;
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UnconfirmedEmail_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f5811e80e988c46e1d3e3a03fa7fb0ce";

export default node;
