/**
 * @generated SignedSource<<266019b9b1a136fc1dba1fb17cda0996>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CardRow_card$data = {
  readonly brand: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly id: string;
  readonly last4: string;
  readonly " $fragmentType": "CardRow_card";
};
export type CardRow_card$key = {
  readonly " $data"?: CardRow_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardRow_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardRow_card",
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
      "name": "brand",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "last4",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exp_month",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exp_year",
      "storageKey": null
    }
  ],
  "type": "Card",
  "abstractKey": null
};

(node as any).hash = "a925c8ecd635c8cec530b056b92f192e";

export default node;
