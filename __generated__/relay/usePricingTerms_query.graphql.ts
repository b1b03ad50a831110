/**
 * @generated SignedSource<<5bafac54b118a1a72644f22bf7cac124>>
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
  readonly specialConfiguration: {
    readonly cutleryPrice: number;
    readonly cutleryVatRate: number;
    readonly disablePopboxBefore: string;
    readonly individualBoxPrice: number;
    readonly individualBoxVatRate: number;
    readonly lastMinuteFees: number;
    readonly lastMinuteVatRate: number;
    readonly minimumOrderAmount: number;
    readonly placematPrice: number;
    readonly placematVatRate: number;
  };
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

(node as any).hash = "36c1b67c88f1a585d8d7b256944dce2a";

export default node;
