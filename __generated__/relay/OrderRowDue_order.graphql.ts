/**
 * @generated SignedSource<<8652643ae6304635b9ee4798d3ce959a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
import { FragmentRefs } from "relay-runtime";
export type OrderRowDue_order$data = {
  readonly amountDue: number;
  readonly expiresAt: string | null | undefined;
  readonly payByCreditTransfer: boolean;
  readonly slotStartAt: string;
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
      "kind": "ScalarField",
      "name": "amountDue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slotStartAt",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "573b291fa6c983687677765cd04a2887";

export default node;
