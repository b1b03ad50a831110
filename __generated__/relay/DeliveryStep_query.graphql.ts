/**
 * @generated SignedSource<<5ad06e9a352ed29cd37905024ba055f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryStep_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryContactForm_query">;
  readonly " $fragmentType": "DeliveryStep_query";
};
export type DeliveryStep_query$key = {
  readonly " $data"?: DeliveryStep_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryStep_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryStep_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryContactForm_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ba8071cb244a67dc2dafec4806184e32";

export default node;
