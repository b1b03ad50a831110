/**
 * @generated SignedSource<<98add01963a04da0592e823253fb555e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GuestsPanel_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Compose_query">;
  readonly " $fragmentType": "GuestsPanel_query";
};
export type GuestsPanel_query$key = {
  readonly " $data"?: GuestsPanel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuestsPanel_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GuestsPanel_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Compose_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2691db423fdf30f4a664aaacba968de1";

export default node;
