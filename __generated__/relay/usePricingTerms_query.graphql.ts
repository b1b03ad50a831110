/**
 * @generated SignedSource<<fcd1fe0cbb85ad274375c1515130eb3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type usePricingTerms_query$data = {
  readonly getCustomerProfile?: {
    readonly companyEntity: {
      readonly eventDiscounts: ReadonlyArray<{
        readonly brand: {
          readonly id: string;
        };
        readonly discountAmount: number;
        readonly discountPercentage: number;
        readonly minimumCartAmount: number;
      }>;
    } | null | undefined;
    readonly defaultOrderDeliveryFee: number | null | undefined;
    readonly defaultOrderLastMinuteFee: number | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useSpecialConfiguration_query">;
  readonly " $fragmentType": "usePricingTerms_query";
};
export type usePricingTerms_query$key = {
  readonly " $data"?: usePricingTerms_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePricingTerms_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "isSignedIn"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePricingTerms_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSpecialConfiguration_query"
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
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "id",
                          "storageKey": null
                        }
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
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "36e185758800b63d013887f90cd7b6e2";

export default node;
