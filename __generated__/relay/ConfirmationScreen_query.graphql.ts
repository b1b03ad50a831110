/**
 * @generated SignedSource<<f252bb0f81e356e23ea392a1e76c9df4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConfirmationScreen_query$data = {
  readonly getCustomerProfile: {
    readonly " $fragmentSpreads": FragmentRefs<"ConfirmationNext_profile" | "FirstPassword_profile" | "PasskeyOffer_profile" | "UnconfirmedEmail_profile">;
  };
  readonly order: {
    readonly " $fragmentSpreads": FragmentRefs<"ConfirmationHead_order" | "ConfirmationNext_order" | "OrderCalendar_order" | "OrderSummary_order" | "TransferInstructions_order" | "usePlacedOrder_order">;
  };
  readonly " $fragmentType": "ConfirmationScreen_query";
};
export type ConfirmationScreen_query$key = {
  readonly " $data"?: ConfirmationScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orderId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmationScreen_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "orderId"
        }
      ],
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePlacedOrder_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ConfirmationHead_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderCalendar_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TransferInstructions_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ConfirmationNext_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderSummary_order"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerProfile",
      "kind": "LinkedField",
      "name": "getCustomerProfile",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UnconfirmedEmail_profile"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PasskeyOffer_profile"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FirstPassword_profile"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ConfirmationNext_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "48f2ddf4da8310362f83ed8182cdefd3";

export default node;
