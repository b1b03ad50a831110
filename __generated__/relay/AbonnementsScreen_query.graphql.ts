/**
 * @generated SignedSource<<38068939f8288248cf13fc147e3c5451>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AbonnementsScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MailSubscriptionsForm_query">;
  readonly " $fragmentType": "AbonnementsScreen_query";
};
export type AbonnementsScreen_query$key = {
  readonly " $data"?: AbonnementsScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AbonnementsScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AbonnementsScreen_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MailSubscriptionsForm_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "b4a98a4841d56f4e2f3eca504ae740dc";

export default node;
