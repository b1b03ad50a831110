/**
 * @generated SignedSource<<379763f98bdff162c048b255580c93d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Catalogue_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CatalogueList_query">;
  readonly " $fragmentType": "Catalogue_query";
};
export type Catalogue_query$key = {
  readonly " $data"?: Catalogue_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Catalogue_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Catalogue_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CatalogueList_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "66cd019f7ad19c38e32646c384f9b74e";

export default node;
