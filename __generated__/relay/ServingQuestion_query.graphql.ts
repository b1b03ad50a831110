/**
 * @generated SignedSource<<d308b31b4198d5ff6e3bc899bb03adfe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ServingQuestion_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AlreadyServed_query">;
  readonly " $fragmentType": "ServingQuestion_query";
};
export type ServingQuestion_query$key = {
  readonly " $data"?: ServingQuestion_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServingQuestion_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServingQuestion_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AlreadyServed_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8a01819a2a45688a0820321f2ccd27a2";

export default node;
