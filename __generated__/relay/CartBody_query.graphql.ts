/**
 * @generated SignedSource<<01a358668afdd481af3920b92fbe7419>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartBody_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ServedGuests_query">;
  readonly " $fragmentType": "CartBody_query";
};
export type CartBody_query$key = {
  readonly " $data"?: CartBody_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartBody_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartBody_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ServedGuests_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7817f4fc9b14a85a58de8cafbfba1fa8";

export default node;
