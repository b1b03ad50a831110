/**
 * @generated SignedSource<<f34e804bf28c0c5a3916092ef969bc40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TransferInstructions_order$data = {
  readonly amountDue: number;
  readonly slotStartAt: string;
  readonly wireTransfer: {
    readonly accountHolder: string;
    readonly bic: string;
    readonly iban: string;
    readonly reference: string;
  } | null | undefined;
  readonly " $fragmentType": "TransferInstructions_order";
};
export type TransferInstructions_order$key = {
  readonly " $data"?: TransferInstructions_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransferInstructions_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TransferInstructions_order",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WireTransferInstructions",
      "kind": "LinkedField",
      "name": "wireTransfer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "iban",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bic",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountHolder",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "faf62a25d5fc474214bcbfb89a2c54d0";

export default node;
