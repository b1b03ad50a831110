/**
 * @generated SignedSource<<5aa53a78bf519041627138ccb27fd795>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AlreadyServed_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useGuestTable_query">;
  readonly " $fragmentType": "AlreadyServed_query";
};
export type AlreadyServed_query$key = {
  readonly " $data"?: AlreadyServed_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlreadyServed_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlreadyServed_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useGuestTable_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2a633728865f4eeac8ad1ed3a1337bf8";

export default node;
