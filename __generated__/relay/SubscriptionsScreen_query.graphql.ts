/**
 * @generated SignedSource<<111117322474afa7dd20d9ce7f0c69ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SubscriptionsScreen_query$data = {
  readonly getCustomerProfile: {
    readonly isEmailConfirmed: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"UnconfirmedEmail_profile">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"MailSubscriptionsForm_query">;
  readonly " $fragmentType": "SubscriptionsScreen_query";
};
export type SubscriptionsScreen_query$key = {
  readonly " $data"?: SubscriptionsScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionsScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscriptionsScreen_query",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEmailConfirmed",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UnconfirmedEmail_profile"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MailSubscriptionsForm_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "bab1216a334503478666f51ec83fbde0";

export default node;
