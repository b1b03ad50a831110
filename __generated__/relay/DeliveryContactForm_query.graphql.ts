/**
 * @generated SignedSource<<1d14c981d6518a76cb068e78cda2bccd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryContactForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useDeliveryContacts_query">;
  readonly " $fragmentType": "DeliveryContactForm_query";
};
export type DeliveryContactForm_query$key = {
  readonly " $data"?: DeliveryContactForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryContactForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryContactForm_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDeliveryContacts_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a38148a5bec2251d4d6def4381d1e0ca";

export default node;
