/**
 * @generated SignedSource<<1f5e8858c73348046b710cf0983d9804>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useOrderCart_query$data = {
  readonly businessDaysWithSlots: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"listedSlot_day">;
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
          "kind": "InlineDataFragmentSpread",
          "name": "listedSlot_day",
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
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3430caf3c62b2e1025941314da7cdf95";

export default node;
