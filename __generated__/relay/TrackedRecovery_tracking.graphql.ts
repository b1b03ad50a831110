/**
 * @generated SignedSource<<9b3e7a50592906f5e2e880d3e1e2401b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TrackedRecovery_tracking$data = {
  readonly order: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderRecovery_order">;
  } | null | undefined;
  readonly recoveryAddress: string | null | undefined;
  readonly recoverySlot: {
    readonly end: string;
    readonly start: string;
  } | null | undefined;
  readonly " $fragmentType": "TrackedRecovery_tracking";
};
export type TrackedRecovery_tracking$key = {
  readonly " $data"?: TrackedRecovery_tracking$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackedRecovery_tracking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrackedRecovery_tracking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RecoverySlot",
      "kind": "LinkedField",
      "name": "recoverySlot",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recoveryAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderRecovery_order"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderTracking",
  "abstractKey": null
};

(node as any).hash = "ee4ccadb91244701a99cffd1eb827522";

export default node;
