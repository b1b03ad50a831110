/**
 * @generated SignedSource<<97fd5bc453ef301802ba46b5ec0d38a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PasswordScreen_query$data = {
  readonly getCustomerProfile: {
    readonly " $fragmentSpreads": FragmentRefs<"PasskeyList_profile" | "PasswordForm_profile">;
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PasskeyList_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3a7a3118b408ffcbadc12db96d4879bc";

export default node;
