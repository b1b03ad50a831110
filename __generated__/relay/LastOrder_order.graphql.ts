/**
 * @generated SignedSource<<95c42213cdea2fdaa148956948928d39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LastOrder_order$data = {
  readonly people: number;
  readonly totalWithVat: number;
  readonly " $fragmentSpreads": FragmentRefs<"useReorderedOrder_order">;
  readonly " $fragmentType": "LastOrder_order";
};
export type LastOrder_order$key = {
  readonly " $data"?: LastOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastOrder_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "people",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalWithVat",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useReorderedOrder_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "28f5866fe6a89ad70b084d19decbbf7e";

export default node;
