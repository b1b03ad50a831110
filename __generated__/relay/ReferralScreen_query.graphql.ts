/**
 * @generated SignedSource<<d790c300def14c2eee53825bca028508>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReferralScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReferralList_query">;
  readonly " $fragmentType": "ReferralScreen_query";
};
export type ReferralScreen_query$key = {
  readonly " $data"?: ReferralScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReferralScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReferralScreen_query",
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

(node as any).hash = "68b60cc9977280ff7ee944d6458cb20e";

export default node;
