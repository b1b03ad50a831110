/**
 * @generated SignedSource<<6a7f0cacf19622f6ba5e5f29ea81d276>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderReorder_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OrderReorderDialog_query">;
  readonly " $fragmentType": "OrderReorder_query";
};
export type OrderReorder_query$key = {
  readonly " $data"?: OrderReorder_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderReorder_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orderId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderReorder_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "orderId",
          "variableName": "orderId"
        }
      ],
      "kind": "FragmentSpread",
      "name": "OrderReorderDialog_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "160d0c4df9ffb1fcc534510b64ef71c2";

export default node;
