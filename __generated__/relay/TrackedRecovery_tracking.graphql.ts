/**
 * @generated SignedSource<<d8d423de275d24eae7499ca307145121>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TrackedRecovery_tracking$data = {
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
    }
  ],
  "type": "OrderTracking",
  "abstractKey": null
};

(node as any).hash = "3c327f22fdee0b0549fc1872646a15a6";

export default node;
