/**
 * @generated SignedSource<<95d3b05c1bec6a10956e81e9247a1c95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useShopAccess_query$data = {
  readonly getCustomerProfile?: {
    readonly companyEntity: {
      readonly canteenLocations: ReadonlyArray<{
        readonly address: string;
        readonly isRoomServiceDeliveryPoint: boolean;
        readonly lat: number;
        readonly lng: number;
      }>;
      readonly hasRoomServiceEnabled: boolean;
    } | null | undefined;
  };
  readonly " $fragmentType": "useShopAccess_query";
};
export type useShopAccess_query$key = {
  readonly " $data"?: useShopAccess_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useShopAccess_query">;
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
  "name": "useShopAccess_query",
  "selections": [
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
              "concreteType": "CompanyEntity",
              "kind": "LinkedField",
              "name": "companyEntity",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "hasRoomServiceEnabled",
                  "storageKey": null
                },
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
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a7f210abc11d4d2429b550d3c85b65ba";

export default node;
