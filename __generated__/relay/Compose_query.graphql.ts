/**
 * @generated SignedSource<<d97da9fbc27c02be585a0344e28a7f00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Compose_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useComposition_query">;
  readonly " $fragmentType": "Compose_query";
};
export type Compose_query$key = {
  readonly " $data"?: Compose_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Compose_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Compose_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useComposition_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "b9f2a746a3f92beb039fe509c2106e63";

export default node;
