/**
 * @generated SignedSource<<2fa85dff62c5e6a77bb7608dd17270e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MailSubscriptionsForm_query$data = {
  readonly getUserMailSubscriptions: ReadonlyArray<{
    readonly description: string;
    readonly id: string;
    readonly isSubscribed: boolean;
    readonly name: string;
  }>;
  readonly " $fragmentType": "MailSubscriptionsForm_query";
};
export type MailSubscriptionsForm_query$key = {
  readonly " $data"?: MailSubscriptionsForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailSubscriptionsForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailSubscriptionsForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MailSubscription",
      "kind": "LinkedField",
      "name": "getUserMailSubscriptions",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSubscribed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "64c6d2eb2ec8f686928e5c303f56210a";

export default node;
