/**
 * @generated SignedSource<<e4c46d04f95364a8459da5fa07f3ed3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PasswordScreen_query$data = {
  readonly getCustomerProfile: {
    readonly " $fragmentSpreads": FragmentRefs<"PasswordForm_profile">;
  };
  readonly " $fragmentType": "PasswordScreen_query";
};
export type PasswordScreen_query$key = {
  readonly " $data"?: PasswordScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordScreen_query",
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

(node as any).hash = "c5a642819842bdc584d7315be1229fed";

export default node;
