/**
 * @generated SignedSource<<a50a60b07529b3f2f9420da3b72bc980>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PageMeta_query$data = {
  readonly seoRules: ReadonlyArray<{
    readonly metaDescription: string;
    readonly metaRobots: string;
    readonly metaTitle: string;
    readonly ogDescription: string | null | undefined;
    readonly ogImage: string | null | undefined;
    readonly ogTitle: string | null | undefined;
    readonly slug: string;
    readonly twitterCard: string | null | undefined;
    readonly twitterDescription: string | null | undefined;
    readonly twitterTitle: string | null | undefined;
  }>;
  readonly " $fragmentType": "PageMeta_query";
};
export type PageMeta_query$key = {
  readonly " $data"?: PageMeta_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageMeta_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PageMeta_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SeoRule",
      "kind": "LinkedField",
      "name": "seoRules",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "metaTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "metaDescription",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "metaRobots",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ogTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ogDescription",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ogImage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "twitterCard",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "twitterTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "twitterDescription",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c6bf31090d2257116e618f97309e2a71";

export default node;
