/**
 * @generated SignedSource<<b43786d14d85583ef54078a3a00e93ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CardListQuery$variables = {
  isKnown: boolean;
  stripeCustomerId: string;
};
export type CardListQuery$data = {
  readonly listCardsForCustomer?: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CardRow_card">;
  }>;
};
export type CardListQuery = {
  response: CardListQuery$data;
  variables: CardListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isKnown"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stripeCustomerId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "stripeCustomerId",
    "variableName": "stripeCustomerId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CardListQuery",
    "selections": [
      {
        "condition": "isKnown",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "Card",
            "kind": "LinkedField",
            "name": "listCardsForCustomer",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CardRow_card"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
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
    "name": "CardListQuery",
    "selections": [
      {
        "condition": "isKnown",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "Card",
            "kind": "LinkedField",
            "name": "listCardsForCustomer",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "3cb93d53329e6c9cfe6042c72c38f6f6",
    "id": null,
    "metadata": {},
    "name": "CardListQuery",
    "operationKind": "query",
    "text": "query CardListQuery(\n  $stripeCustomerId: String!\n  $isKnown: Boolean!\n) {\n  listCardsForCustomer(stripeCustomerId: $stripeCustomerId) @include(if: $isKnown) {\n    id\n    ...CardRow_card\n  }\n}\n\nfragment CardRow_card on Card {\n  id\n  brand\n  last4\n  exp_month\n  exp_year\n}\n"
  }
};
})();

(node as any).hash = "70911a3602002f30010155fa66c3b5ea";

export default node;
