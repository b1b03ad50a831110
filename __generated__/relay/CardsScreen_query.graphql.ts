/**
 * @generated SignedSource<<f1bfe7e0000840f0a9206c773af53b0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CardsScreen_query$data = {
  readonly getCustomerProfile: {
    readonly stripeCustomerId: string | null | undefined;
  };
  readonly " $fragmentType": "CardsScreen_query";
};
export type CardsScreen_query$key = {
  readonly " $data"?: CardsScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardsScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardsScreen_query",
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
          "name": "stripeCustomerId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5fe2d071967f26cecad383d9293d6c5e";

export default node;
