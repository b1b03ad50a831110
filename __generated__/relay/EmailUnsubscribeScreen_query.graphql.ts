/**
 * @generated SignedSource<<7bd4835d3cf519348665726fad0f819b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmailUnsubscribeScreen_query$data = {
  readonly emailSubscriptions: {
    readonly maskedEmail: string;
    readonly " $fragmentSpreads": FragmentRefs<"EmailUnsubscribe_subscriptions">;
  };
  readonly " $fragmentType": "EmailUnsubscribeScreen_query";
};
export type EmailUnsubscribeScreen_query$key = {
  readonly " $data"?: EmailUnsubscribeScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailUnsubscribeScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "token"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailUnsubscribeScreen_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "token",
          "variableName": "token"
        }
      ],
      "concreteType": "EmailSubscriptions",
      "kind": "LinkedField",
      "name": "emailSubscriptions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maskedEmail",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EmailUnsubscribe_subscriptions"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3e3d3285c14a45edec74247f1e3ad98a";

export default node;
