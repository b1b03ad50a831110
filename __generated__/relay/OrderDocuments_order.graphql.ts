/**
 * @generated SignedSource<<210b1db355b5ac0d7aaa3b5a1e019149>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderDocuments_order$data = {
  readonly documents: ReadonlyArray<{
    readonly fileUrl: string;
    readonly type: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "OrderDocuments_order";
};
export type OrderDocuments_order$key = {
  readonly " $data"?: OrderDocuments_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDocuments_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDocuments_order",
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
      "concreteType": "Document",
      "kind": "LinkedField",
      "name": "documents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "9beca7570fcf71d7f03558190c7f9467";

export default node;
