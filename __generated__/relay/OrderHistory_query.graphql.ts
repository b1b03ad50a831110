/**
 * @generated SignedSource<<60225417fb0c70f508dacff2661466b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderHistory_query$data = {
  readonly orders: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"OrderRow_order">;
  }>;
  readonly " $fragmentType": "OrderHistory_query";
};
export type OrderHistory_query$key = {
  readonly " $data"?: OrderHistory_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHistory_query">;
};

import OrderHistoryMoreQuery_graphql from './OrderHistoryMoreQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "limit"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": OrderHistoryMoreQuery_graphql
    }
  },
  "name": "OrderHistory_query",
  "selections": [
    {
      "alias": null,
      "args": [
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ad041e518cd0878c2d7c2d7a29c3d922";

export default node;
