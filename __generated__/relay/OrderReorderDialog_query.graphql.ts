/**
 * @generated SignedSource<<20c6c816a8e165e4d6cd0e75607718c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderReorderDialog_query$data = {
  readonly getCustomerProfile: {
    readonly " $fragmentSpreads": FragmentRefs<"ReorderDialog_profile">;
  };
  readonly order: {
    readonly " $fragmentSpreads": FragmentRefs<"ReorderDialog_order">;
  };
  readonly " $fragmentType": "OrderReorderDialog_query";
};
export type OrderReorderDialog_query$key = {
  readonly " $data"?: OrderReorderDialog_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderReorderDialog_query">;
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
  "name": "OrderReorderDialog_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerProfile",
      "kind": "LinkedField",
      "name": "getCustomerProfile",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReorderDialog_profile"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "orderId"
        }
      ],
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReorderDialog_order"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "9197fb2517b582c8640aee7fc87a25b8";

export default node;
