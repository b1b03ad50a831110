/**
 * @generated SignedSource<<75a4616a5a1226a2b64729f0d4208d9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useSavedCardsQuery$variables = {
  hasCards: boolean;
  stripeCustomerId: string;
};
export type useSavedCardsQuery$data = {
  readonly listCardsForCustomer?: ReadonlyArray<{
    readonly brand: string;
    readonly exp_month: number;
    readonly exp_year: number;
    readonly id: string;
    readonly last4: string;
  }>;
};
export type useSavedCardsQuery = {
  response: useSavedCardsQuery$data;
  variables: useSavedCardsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasCards"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stripeCustomerId"
},
v2 = [
  {
    "condition": "hasCards",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "stripeCustomerId",
            "variableName": "stripeCustomerId"
          }
        ],
        "concreteType": "Card",
        "kind": "LinkedField",
        "name": "listCardsForCustomer",
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
            "name": "brand",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "last4",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "exp_month",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "exp_year",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSavedCardsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSavedCardsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "27e66c3de2759e5377fffaaf5d43c54e",
    "id": null,
    "metadata": {},
    "name": "useSavedCardsQuery",
    "operationKind": "query",
    "text": "query useSavedCardsQuery(\n  $stripeCustomerId: String!\n  $hasCards: Boolean!\n) {\n  listCardsForCustomer(stripeCustomerId: $stripeCustomerId) @include(if: $hasCards) {\n    id\n    brand\n    last4\n    exp_month\n    exp_year\n  }\n}\n"
  }
};
})();

(node as any).hash = "d40217a8fe99889a02725235afd2493f";

export default node;
