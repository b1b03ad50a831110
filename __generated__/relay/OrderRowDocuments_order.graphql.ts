/**
 * @generated SignedSource<<c9b5259f11ed6086856970df3b46bcbb>>
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
    readonly number: string | null | undefined;
    readonly type: string;
  }>;
  readonly number: string;
  readonly " $fragmentType": "OrderRowDocuments_order";
};
export type OrderRowDocuments_order$key = {
  readonly " $data"?: OrderRowDocuments_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRowDocuments_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRowDocuments_order",
  "selections": [
    (v0/*:: as any*/),
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
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "c4a5e169d8e1eea08d5d43de9cfe7f2f";

export default node;
