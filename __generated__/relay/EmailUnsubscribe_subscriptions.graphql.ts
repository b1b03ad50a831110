/**
 * @generated SignedSource<<8372ff3755737233ca3348347e9d633f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmailUnsubscribe_subscriptions$data = {
  readonly subscriptions: ReadonlyArray<{
    readonly description: string;
    readonly id: string;
    readonly isSubscribed: boolean;
    readonly name: string;
  }>;
  readonly " $fragmentType": "EmailUnsubscribe_subscriptions";
};
export type EmailUnsubscribe_subscriptions$key = {
  readonly " $data"?: EmailUnsubscribe_subscriptions$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailUnsubscribe_subscriptions">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailUnsubscribe_subscriptions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MailSubscription",
      "kind": "LinkedField",
      "name": "subscriptions",
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
  "type": "EmailSubscriptions",
  "abstractKey": null
};

(node as any).hash = "7703b76a730d26d1b920e0bfa1fe8dd7";

export default node;
