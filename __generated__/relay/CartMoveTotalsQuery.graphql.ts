/**
 * @generated SignedSource<<d466bda422aa20986506a99253c3c870>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartMoveTotalsQuery$variables = {
  isSignedIn: boolean;
};
export type CartMoveTotalsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"usePricingTerms_query">;
};
export type CartMoveTotalsQuery = {
  response: CartMoveTotalsQuery$data;
  variables: CartMoveTotalsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isSignedIn"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CartMoveTotalsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "usePricingTerms_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CartMoveTotalsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SpecialConfiguration",
        "kind": "LinkedField",
        "name": "specialConfiguration",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "disablePopboxBefore",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cutleryPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cutleryVatRate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "individualBoxPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "individualBoxVatRate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastMinuteFees",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastMinuteVatRate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "placematPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "placematVatRate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minimumOrderAmount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "isSignedIn",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomerProfile",
            "kind": "LinkedField",
            "name": "getCustomerProfile",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "defaultOrderDeliveryFee",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "defaultOrderLastMinuteFee",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CompanyEntity",
                "kind": "LinkedField",
                "name": "companyEntity",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EventDiscount",
                    "kind": "LinkedField",
                    "name": "eventDiscounts",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Brand",
                        "kind": "LinkedField",
                        "name": "brand",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "discountPercentage",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "discountAmount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "minimumCartAmount",
                        "storageKey": null
                      },
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "3a89fd7b95990535e490a81ff6be9f96",
    "id": null,
    "metadata": {},
    "name": "CartMoveTotalsQuery",
    "operationKind": "query",
    "text": "query CartMoveTotalsQuery(\n  $isSignedIn: Boolean!\n) {\n  ...usePricingTerms_query\n}\n\nfragment usePricingTerms_query on Query {\n  ...useSpecialConfiguration_query\n  getCustomerProfile @include(if: $isSignedIn) {\n    defaultOrderDeliveryFee\n    defaultOrderLastMinuteFee\n    companyEntity {\n      eventDiscounts {\n        brand {\n          id\n        }\n        discountPercentage\n        discountAmount\n        minimumCartAmount\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment useSpecialConfiguration_query on Query {\n  specialConfiguration {\n    disablePopboxBefore\n    cutleryPrice\n    cutleryVatRate\n    individualBoxPrice\n    individualBoxVatRate\n    lastMinuteFees\n    lastMinuteVatRate\n    placematPrice\n    placematVatRate\n    minimumOrderAmount\n  }\n}\n"
  }
};
})();

(node as any).hash = "223d3219f05f9b361d388f9d61147fc6";

export default node;
