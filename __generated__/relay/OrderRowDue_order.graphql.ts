/**
 * @generated SignedSource<<715b38bedecdca36b2066602aa8697da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type OrderRowDue_order$data = {
  readonly expiresAt: string | null | undefined;
  readonly status: OrderStatus;
  readonly " $fragmentType": "OrderRowDue_order";
};
export type OrderRowDue_order$key = {
  readonly " $data"?: OrderRowDue_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRowDue_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRowDue_order",
  "selections": [
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
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "0651f0f50bbfa8656dbd021d6993e041";

export default node;
