/**
 * @generated SignedSource<<b605a007d53f1a4465f2bec660927760>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderHistory_query$data = ReadonlyArray<{
  readonly orders: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"OrderRow_order">;
  }>;
  readonly ordersCount: number;
  readonly " $fragmentType": "OrderHistory_query";
}>;
export type OrderHistory_query$key = ReadonlyArray<{
  readonly " $data"?: OrderHistory_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHistory_query">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "limit"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OrderHistory_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        },
        {
          "kind": "Variable",
          "name": "limit",
          "variableName": "limit"
        }
      ],
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "orders",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderRow_order"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ordersCount",
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "93ceb7e1bfc0f2fe07416912e85593bb";

export default node;
