/**
 * @generated SignedSource<<7650ad7762abf930882c96a1b7fe0566>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrdersPage_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OrderHistory_query">;
  readonly " $fragmentType": "OrdersPage_query";
};
export type OrdersPage_query$key = {
  readonly " $data"?: OrdersPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrdersPage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "limit"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrdersPage_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "limit",
          "variableName": "limit"
        }
      ],
      "kind": "FragmentSpread",
      "name": "OrderHistory_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0501b39144577e4f2608198350560e3f";

export default node;
