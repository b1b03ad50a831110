/**
 * @generated SignedSource<<10f623ec713aba0b189b8753ce312434>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ServedGuests_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useGuestTable_query">;
  readonly " $fragmentType": "ServedGuests_query";
};
export type ServedGuests_query$key = {
  readonly " $data"?: ServedGuests_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServedGuests_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServedGuests_query",
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

(node as any).hash = "b497fb694293c9999a8a9d9cb05b6ebd";

export default node;
