/**
 * @generated SignedSource<<e1c9a6eecabfd31128dd3a67032fedc4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExtraCostFields_configuration$data = {
  readonly cutleryPrice: number;
  readonly disablePopboxBefore: string;
  readonly individualBoxPrice: number;
  readonly placematPrice: number;
  readonly " $fragmentType": "ExtraCostFields_configuration";
};
export type ExtraCostFields_configuration$key = {
  readonly " $data"?: ExtraCostFields_configuration$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExtraCostFields_configuration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExtraCostFields_configuration",
  "selections": [
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
      "name": "placematPrice",
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
      "name": "disablePopboxBefore",
      "storageKey": null
    }
  ],
  "type": "SpecialConfiguration",
  "abstractKey": null
};

(node as any).hash = "62dc4163ccf4cf7908ab778da804aae4";

export default node;
