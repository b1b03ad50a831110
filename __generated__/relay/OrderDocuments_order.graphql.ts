/**
 * @generated SignedSource<<1cfadb6aedbc1d7084cc9b3454dff382>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type OrderDocuments_order$data = {
  readonly documents: ReadonlyArray<{
    readonly fileUrl: string;
    readonly number: string | null | undefined;
    readonly type: string;
  }>;
  readonly id: string;
  readonly status: OrderStatus;
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
      "kind": "ScalarField",
      "name": "status",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "274a9a6f30a8d566bcab4900c740612b";

export default node;
