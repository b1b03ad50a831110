/**
 * @generated SignedSource<<82eda77921ce6e0a67f0b09ec8d45f0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FavouritesScreen_query$data = {
  readonly getCustomerProfile: {
    readonly favourites: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"FavouriteRow_favourite">;
    }>;
  };
  readonly " $fragmentType": "FavouritesScreen_query";
};
export type FavouritesScreen_query$key = {
  readonly " $data"?: FavouritesScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavouritesScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FavouritesScreen_query",
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
          "concreteType": "Favourite",
          "kind": "LinkedField",
          "name": "favourites",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "FavouriteRow_favourite"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3177899894dbacc3530374aad2c44957";

export default node;
