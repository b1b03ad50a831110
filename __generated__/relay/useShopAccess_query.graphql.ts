/**
 * @generated SignedSource<<0f8a8a89bd0b8653977b8a7993095d73>>
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
        readonly id: string;
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
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c2ec55fc6e44175b08b6f125e4a672ed";

export default node;
