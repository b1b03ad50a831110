/**
 * @generated SignedSource<<373f4c99b545f2a20073ae60372c80f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderPaymentState_order$data = {
  readonly isFullyPaid: boolean;
  readonly payByCreditTransfer: boolean;
  readonly payments: ReadonlyArray<{
    readonly hasFailed: boolean;
  }>;
  readonly totalWithVat: number;
  readonly " $fragmentType": "OrderPaymentState_order";
};
export type OrderPaymentState_order$key = {
  readonly " $data"?: OrderPaymentState_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPaymentState_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderPaymentState_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalWithVat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFullyPaid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payByCreditTransfer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasFailed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "323e498aa14898a50fa96164d77ede0c";

export default node;
