/**
 * @generated SignedSource<<c6d0af16e380bab36f265cf3ce4b0144>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryContactForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RememberedContacts_query">;
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
      "name": "RememberedContacts_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "56bec2c15dfec428b19826f7eb10d5ce";

export default node;
