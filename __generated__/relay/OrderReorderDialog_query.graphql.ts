/**
 * @generated SignedSource<<b02d11d4d5da08462b5e047d908a0682>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderReorderDialog_query$data = {
  readonly getCustomerProfile: {
    readonly defaultOrderLastMinuteFee: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ReorderDialog_profile">;
  };
  readonly order: {
    readonly " $fragmentSpreads": FragmentRefs<"ReorderDialog_order">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useSpecialConfiguration_query">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSpecialConfiguration_query"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerProfile",
      "kind": "LinkedField",
      "name": "getCustomerProfile",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "defaultOrderLastMinuteFee",
          "storageKey": null
        },
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

(node as any).hash = "b2642fdb87e33531f570d6edbe902807";

export default node;
