/**
 * @generated SignedSource<<8cdac8c57ad979b2b793235fc5be597b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderRecoveryCard_order$data = {
  readonly canRequestItemRecovery: boolean;
  readonly itemRecovery: {
    readonly bookedRecoveryHour: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRecovery_order" | "RecoveryRequestForm_order">;
  readonly " $fragmentType": "OrderRecoveryCard_order";
};
export type OrderRecoveryCard_order$key = {
  readonly " $data"?: OrderRecoveryCard_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRecoveryCard_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRecoveryCard_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canRequestItemRecovery",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ItemRecovery",
      "kind": "LinkedField",
      "name": "itemRecovery",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookedRecoveryHour",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderRecovery_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecoveryRequestForm_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "4150731604eed18920f691937efe9916";

export default node;
