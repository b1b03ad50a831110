/**
 * @generated SignedSource<<a198ff97c9f3346d276b3e501d598c76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderRowDocuments_order$data = {
  readonly documents: ReadonlyArray<{
    readonly fileUrl: string;
    readonly type: string;
  }>;
  readonly number: string;
  readonly " $fragmentType": "OrderRowDocuments_order";
};
export type OrderRowDocuments_order$key = {
  readonly " $data"?: OrderRowDocuments_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRowDocuments_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRowDocuments_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
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

(node as any).hash = "fb15a34a5d4bc9660f2c8ffff5d7ed43";

export default node;
