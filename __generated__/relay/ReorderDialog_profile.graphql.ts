/**
 * @generated SignedSource<<3135d2363cf709278aa87ced27a6c4ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReorderDialog_profile$data = {
  readonly " $fragmentSpreads": FragmentRefs<"companyLocations_profile">;
  readonly " $fragmentType": "ReorderDialog_profile";
};
export type ReorderDialog_profile$key = {
  readonly " $data"?: ReorderDialog_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReorderDialog_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReorderDialog_profile",
  "selections": [
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
  "type": "CustomerProfile",
  "abstractKey": null
};

(node as any).hash = "057cc31ad0f8b68016a6238e48b3a49a";

export default node;
