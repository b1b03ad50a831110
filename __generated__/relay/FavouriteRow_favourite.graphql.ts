/**
 * @generated SignedSource<<23ee71a2b2bca871e4a25b5e4c16e5d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FavouriteRow_favourite$data = {
  readonly id: string;
  readonly lineId: string;
  readonly name: string;
  readonly pictureUrl: string;
  readonly price: number;
  readonly " $fragmentType": "FavouriteRow_favourite";
};
export type FavouriteRow_favourite$key = {
  readonly " $data"?: FavouriteRow_favourite$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteRow_favourite">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FavouriteRow_favourite",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineId",
      "storageKey": null
    }
  ],
  "type": "Favourite",
  "abstractKey": null
};

(node as any).hash = "e02d5f4c807221bc925e988ec11d7759";

export default node;
