/**
 * @generated SignedSource<<a7fc6f0362e53340095d3dbdeb0822ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryContactForm_query$data = {
  readonly lastDeliveryContacts?: ReadonlyArray<{
    readonly deliveryContactName: string;
    readonly deliveryContactPhone: string;
    readonly deliveryDetails: string | null | undefined;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"RememberedContacts_query">;
  readonly " $fragmentType": "DeliveryContactForm_query";
};
export type DeliveryContactForm_query$key = {
  readonly " $data"?: DeliveryContactForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryContactForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "isSignedIn"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryContactForm_query",
  "selections": [
    {
      "condition": "isSignedIn",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DeliveryContact",
          "kind": "LinkedField",
          "name": "lastDeliveryContacts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deliveryContactName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deliveryContactPhone",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deliveryDetails",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RememberedContacts_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "71ea51dbc70ca6f543fbb4295a736862";

export default node;
