/**
 * @generated SignedSource<<ff218402d565b11a0513916207664dce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReferralList_query$data = {
  readonly rewardReferrals: ReadonlyArray<{
    readonly createdAt: string;
    readonly hasOrdered: boolean;
    readonly id: string;
    readonly refereeEmail: string;
  }>;
  readonly " $fragmentType": "ReferralList_query";
};
export type ReferralList_query$key = {
  readonly " $data"?: ReferralList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReferralList_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReferralList_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RewardReferral",
      "kind": "LinkedField",
      "name": "rewardReferrals",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refereeEmail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasOrdered",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a3495e0f6e78d3229ccc682599c72848";

export default node;
