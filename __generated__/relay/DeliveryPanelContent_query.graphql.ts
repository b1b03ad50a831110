/**
 * @generated SignedSource<<02e6b5df01fb699bc53e36e1f6e2f2bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryPanelContent_query$data = {
  readonly businessDaysWithSlots: ReadonlyArray<{
    readonly startAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"DayPanel_days" | "SlotPanel_day">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"DayPanel_query" | "SlotPanel_query">;
  readonly " $fragmentType": "DeliveryPanelContent_query";
};
export type DeliveryPanelContent_query$key = {
  readonly " $data"?: DeliveryPanelContent_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryPanelContent_query">;
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
  "name": "DeliveryPanelContent_query",
  "selections": [
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "DayPanel_days"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SlotPanel_day"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DayPanel_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SlotPanel_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1cfc69f769d8f1a298f878c37c90667c";

export default node;
