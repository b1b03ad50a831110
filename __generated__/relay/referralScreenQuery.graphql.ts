/**
 * @generated SignedSource<<653482e217a2c136a64d8c137a88cfd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type referralScreenQuery$variables = Record<PropertyKey, never>;
export type referralScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReferralScreen_query">;
};
export type referralScreenQuery = {
  response: referralScreenQuery$data;
  variables: referralScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "referralScreenQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ReferralScreen_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "referralScreenQuery",
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
    ]
  },
  "params": {
    "cacheID": "dae4ec0d5371a3fb16c98a6d624567a5",
    "id": null,
    "metadata": {},
    "name": "referralScreenQuery",
    "operationKind": "query",
    "text": "query referralScreenQuery {\n  ...ReferralScreen_query\n}\n\nfragment ReferralList_query on Query {\n  rewardReferrals {\n    id\n    refereeEmail\n    createdAt\n    hasOrdered\n  }\n}\n\nfragment ReferralScreen_query on Query {\n  ...ReferralList_query\n}\n"
  }
};

(node as any).hash = "c3a4d4371502fa4366e8ade8f036b5b0";

export default node;
