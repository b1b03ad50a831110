/**
 * @generated SignedSource<<fc54771b2fec8f1226348d3b36456946>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CanteenFeedbackScreen_query$data = {
  readonly canteenOrder: {
    readonly deliveryHour: string;
    readonly itemNames: ReadonlyArray<string>;
    readonly number: string;
    readonly " $fragmentSpreads": FragmentRefs<"CanteenFeedback_order">;
  };
  readonly " $fragmentType": "CanteenFeedbackScreen_query";
};
export type CanteenFeedbackScreen_query$key = {
  readonly " $data"?: CanteenFeedbackScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CanteenFeedbackScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "hashedOrderId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CanteenFeedbackScreen_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "hashedOrderId",
          "variableName": "hashedOrderId"
        }
      ],
      "concreteType": "CanteenOrderSummary",
      "kind": "LinkedField",
      "name": "canteenOrder",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveryHour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "itemNames",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CanteenFeedback_order"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7e32ee48fd75303795440e225a0fb5a5";

export default node;
