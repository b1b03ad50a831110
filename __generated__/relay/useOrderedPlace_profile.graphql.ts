/**
 * @generated SignedSource<<c79de01341045c30c66126e8673812f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useOrderedPlace_profile$data = {
  readonly companyEntity: {
    readonly canteenLocations: ReadonlyArray<{
      readonly address: string;
      readonly id: string;
      readonly isRoomServiceDeliveryPoint: boolean;
      readonly lat: number;
      readonly lng: number;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "useOrderedPlace_profile";
};
export type useOrderedPlace_profile$key = {
  readonly " $data"?: useOrderedPlace_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderedPlace_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOrderedPlace_profile",
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
  "type": "CustomerProfile",
  "abstractKey": null
};

(node as any).hash = "08ac4bc28fc6609eda7977eb90068fbc";

export default node;
