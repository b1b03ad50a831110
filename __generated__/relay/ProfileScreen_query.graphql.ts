/**
 * @generated SignedSource<<7b874437d31a840fdde4d5a6565f6111>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProfileScreen_query$data = {
  readonly getCustomerProfile: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_profile" | "UnconfirmedEmail_profile">;
  };
  readonly " $fragmentType": "ProfileScreen_query";
};
export type ProfileScreen_query$key = {
  readonly " $data"?: ProfileScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileScreen_query",
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

(node as any).hash = "baff316e986461da1199783485fc7d56";

export default node;
