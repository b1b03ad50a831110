/**
 * @generated SignedSource<<178f234b10fbe6043a9053fe97ac1808>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AbonnementsScreen_query$data = {
  readonly getCustomerProfile: {
    readonly isEmailConfirmed: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"UnconfirmedEmail_profile">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"MailSubscriptionsForm_query">;
  readonly " $fragmentType": "AbonnementsScreen_query";
};
export type AbonnementsScreen_query$key = {
  readonly " $data"?: AbonnementsScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AbonnementsScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AbonnementsScreen_query",
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

(node as any).hash = "0cbf3fa1a0574666c54dac9a4d53f9f5";

export default node;
