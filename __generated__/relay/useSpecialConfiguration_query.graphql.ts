/**
 * @generated SignedSource<<63476d54fd0cd5c2536dd9c0530d3229>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useSpecialConfiguration_query$data = {
  readonly specialConfiguration: {
    readonly cutleryPrice: number;
    readonly cutleryVatRate: number;
    readonly disablePopboxBefore: string;
    readonly individualBoxPrice: number;
    readonly individualBoxVatRate: number;
    readonly lastMinuteFees: number;
    readonly lastMinuteVatRate: number;
    readonly minimumOrderAmount: number;
    readonly placematPrice: number;
    readonly placematVatRate: number;
  };
  readonly " $fragmentType": "useSpecialConfiguration_query";
};
export type useSpecialConfiguration_query$key = {
  readonly " $data"?: useSpecialConfiguration_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSpecialConfiguration_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSpecialConfiguration_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SpecialConfiguration",
      "kind": "LinkedField",
      "name": "specialConfiguration",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disablePopboxBefore",
          "storageKey": null
        },
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
          "name": "cutleryVatRate",
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
          "name": "individualBoxVatRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastMinuteFees",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastMinuteVatRate",
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
          "name": "placematVatRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minimumOrderAmount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a601f3bb8e4a0e45857f36aca58538a2";

export default node;
