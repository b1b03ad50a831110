/**
 * @generated SignedSource<<3ced513fd80cf8a7454c01bbe46f659b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MotDePasseScreen_query$data = {
  readonly getCustomerProfile: {
    readonly " $fragmentSpreads": FragmentRefs<"PasswordForm_profile">;
  };
  readonly " $fragmentType": "MotDePasseScreen_query";
};
export type MotDePasseScreen_query$key = {
  readonly " $data"?: MotDePasseScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MotDePasseScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MotDePasseScreen_query",
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
          "name": "PasswordForm_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f3509961914058618df13b782a09351e";

export default node;
