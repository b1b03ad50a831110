/**
 * @generated SignedSource<<d7cc27f83b4f4e235ff5adc5ecb5c50a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryFacts_query$data = {
  readonly availableInventory: {
    readonly lines: ReadonlyArray<{
      readonly id: string;
      readonly leadTimeMinutes: number;
    }>;
  };
  readonly businessDaysWithSlots: ReadonlyArray<{
    readonly slots: ReadonlyArray<{
      readonly disabledSlot: boolean;
      readonly slotStartAt: string;
    }>;
    readonly startAt: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"usePricingTerms_query">;
  readonly " $fragmentType": "DeliveryFacts_query";
};
export type DeliveryFacts_query$key = {
  readonly " $data"?: DeliveryFacts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryFacts_query">;
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
      "name": "input"
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
  "name": "DeliveryFacts_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "input",
          "variableName": "input"
        }
      ],
      "concreteType": "Inventory",
      "kind": "LinkedField",
      "name": "availableInventory",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Line",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "leadTimeMinutes",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
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
          "kind": "ScalarField",
          "name": "startAt",
          "storageKey": null
        },
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
              "name": "disabledSlot",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePricingTerms_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5aafa91658dd3230b8177345ec6a524c";

export default node;
