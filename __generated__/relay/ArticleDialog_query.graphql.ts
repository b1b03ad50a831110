/**
 * @generated SignedSource<<3762700fccd1105bd3c50c7cfd5d9bb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ArticleDialog_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ServingQuestion_query" | "useArticle_query">;
  readonly " $fragmentType": "ArticleDialog_query";
};
export type ArticleDialog_query$key = {
  readonly " $data"?: ArticleDialog_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleDialog_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArticleDialog_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useArticle_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ServingQuestion_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "569eb1f001b985480d0c139a13a4181b";

export default node;
