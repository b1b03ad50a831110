/**
 * @generated SignedSource<<88b0174e5c39e8403acaf1332ff1c180>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useIsSlotOpen_query$data = {
  readonly businessDaysWithSlots: ReadonlyArray<{
    readonly slots: ReadonlyArray<{
      readonly disabledSlot: boolean;
      readonly slotEndAt: string;
      readonly slotStartAt: string;
    }>;
  }>;
  readonly " $fragmentType": "useIsSlotOpen_query";
};
export type useIsSlotOpen_query$key = {
  readonly " $data"?: useIsSlotOpen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useIsSlotOpen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
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
  "name": "useIsSlotOpen_query",
  "selections": [
    {
      "alias": null,
      "args": [
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

(node as any).hash = "f0a4bafc714e4b051e79d9506e18725b";

export default node;
