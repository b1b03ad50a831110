/**
 * @generated SignedSource<<34946ac0c9271039eb12731e94c23f35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type referralRouteQuery$variables = Record<PropertyKey, never>;
export type referralRouteQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReferralScreen_query">;
};
export type referralRouteQuery = {
  response: referralRouteQuery$data;
  variables: referralRouteQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "referralRouteQuery",
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
    "name": "referralRouteQuery",
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
    "cacheID": "266d4ebba5b96e79f68e242f272cf080",
    "id": null,
    "metadata": {},
    "name": "referralRouteQuery",
    "operationKind": "query",
    "text": "query referralRouteQuery {\n  ...ReferralScreen_query\n}\n\nfragment ReferralList_query on Query {\n  rewardReferrals {\n    id\n    refereeEmail\n    createdAt\n    hasOrdered\n  }\n}\n\nfragment ReferralScreen_query on Query {\n  ...ReferralList_query\n}\n"
  }
};

(node as any).hash = "f030e607100eeba6c865b506990292b3";

export default node;
