/**
 * @generated SignedSource<<f5a549bceb993d8dd09efc3de41695ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartOptions_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCartOptions_query">;
  readonly " $fragmentType": "CartOptions_query";
};
export type CartOptions_query$key = {
  readonly " $data"?: CartOptions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartOptions_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartOptions_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCartOptions_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8a41b1fc8938d77df604530465dd9227";

export default node;
