/**
 * @generated SignedSource<<294b1be782046ab11b5245beedee2e7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TransferInstructions_order$data = {
  readonly isFullyPaid: boolean;
  readonly totalWithVat: number;
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

(node as any).hash = "6da0453575d5de5f80a2e2d112b5c36a";

export default node;
