/**
 * @generated SignedSource<<13a8aadb90db13beb8217d5763494d1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type parrainageRouteQuery$variables = Record<PropertyKey, never>;
export type parrainageRouteQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ParrainageScreen_query">;
};
export type parrainageRouteQuery = {
  response: parrainageRouteQuery$data;
  variables: parrainageRouteQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "parrainageRouteQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ParrainageScreen_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "parrainageRouteQuery",
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
    "cacheID": "fa32e9c6e2f824a1be053de46e37b450",
    "id": null,
    "metadata": {},
    "name": "parrainageRouteQuery",
    "operationKind": "query",
    "text": "query parrainageRouteQuery {\n  ...ParrainageScreen_query\n}\n\nfragment ParrainageScreen_query on Query {\n  ...ReferralList_query\n}\n\nfragment ReferralList_query on Query {\n  rewardReferrals {\n    id\n    refereeEmail\n    createdAt\n    hasOrdered\n  }\n}\n"
  }
};

(node as any).hash = "a5e2a5c9af3033a47fa12d813344edb7";

export default node;
