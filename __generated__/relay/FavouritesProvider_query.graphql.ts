/**
 * @generated SignedSource<<d946c47fac64010305b313c4dfe548b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FavouritesProvider_query$data = {
  readonly getCustomerProfile?: {
    readonly favourites: ReadonlyArray<{
      readonly id: string;
    }>;
  };
  readonly " $fragmentType": "FavouritesProvider_query";
};
export type FavouritesProvider_query$key = {
  readonly " $data"?: FavouritesProvider_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavouritesProvider_query">;
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
  "name": "FavouritesProvider_query",
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

(node as any).hash = "65509e52c6845c77887407dc6725e7e7";

export default node;
