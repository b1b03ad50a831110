/**
 * @generated SignedSource<<efbe4d6175880513b8dbade893e3f72a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SlotStress = "high" | "low" | "medium";
import { FragmentRefs } from "relay-runtime";
export type useOrderCart_query$data = {
  readonly businessDaysWithSlots: ReadonlyArray<{
    readonly slots: ReadonlyArray<{
      readonly disabledSlot: boolean;
      readonly slotEndAt: string;
      readonly slotStartAt: string;
      readonly stress: SlotStress;
    }>;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"useCartLeadTime_query">;
  readonly " $fragmentType": "useOrderCart_query";
};
export type useOrderCart_query$key = {
  readonly " $data"?: useOrderCart_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderCart_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "brandId"
    },
    {
      "kind": "RootArgument",
      "name": "businessDay"
    },
    {
      "kind": "RootArgument",
      "name": "distributionPointId"
    },
    {
      "kind": "RootArgument",
      "name": "lat"
    },
    {
      "kind": "RootArgument",
      "name": "lineId"
    },
    {
      "kind": "RootArgument",
      "name": "lng"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOrderCart_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCartLeadTime_query"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "brandId",
          "variableName": "brandId"
        },
        {
          "kind": "Variable",
          "name": "businessDay",
          "variableName": "businessDay"
        },
        {
          "kind": "Variable",
          "name": "distributionPointId",
          "variableName": "distributionPointId"
        },
        {
          "kind": "Variable",
          "name": "lat",
          "variableName": "lat"
        },
        {
          "kind": "Variable",
          "name": "lineId",
          "variableName": "lineId"
        },
        {
          "kind": "Variable",
          "name": "lng",
          "variableName": "lng"
        }
      ],
      "concreteType": "BusinessDay",
      "kind": "LinkedField",
      "name": "businessDaysWithSlots",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Slot",
          "kind": "LinkedField",
          "name": "slots",
          "plural": true,
          "selections": [
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
              "kind": "ScalarField",
              "name": "slotEndAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "disabledSlot",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stress",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3e97ee796c652eb142903ba77d40f5a2";

export default node;
