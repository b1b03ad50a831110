/**
 * @generated SignedSource<<f2d16067ddd28e73b97398cb9b58f228>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ParrainageScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReferralList_query">;
  readonly " $fragmentType": "ParrainageScreen_query";
};
export type ParrainageScreen_query$key = {
  readonly " $data"?: ParrainageScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParrainageScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ParrainageScreen_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReferralList_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4a05222d31357f9d18bd5c218de5212a";

export default node;
