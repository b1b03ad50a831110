/**
 * @generated SignedSource<<b4c4ed76c42a1a318d861fa016859a4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LastOrder_query$data = {
  readonly getCustomerProfile: {
    readonly stripeCustomerId: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"companyLocations_profile">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"usePricingTerms_query">;
  readonly " $fragmentType": "LastOrder_query";
};
export type LastOrder_query$key = {
  readonly " $data"?: LastOrder_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastOrder_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastOrder_query",
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
          "name": "stripeCustomerId",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "companyLocations_profile",
          "selections": [
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
                  "concreteType": "CanteenLocation",
                  "kind": "LinkedField",
                  "name": "canteenLocations",
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
                      "name": "address",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "lat",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "lng",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "isRoomServiceDeliveryPoint",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePricingTerms_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "b045a4b6b2e0f2fcf9b4b9ec0b8893bd";

export default node;
