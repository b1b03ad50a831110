/**
 * @generated SignedSource<<72cf1023573b4f8a174496cf5713bbec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useDeliveryContacts_query$data = {
  readonly lastDeliveryContacts?: ReadonlyArray<{
    readonly deliveryContactName: string;
    readonly deliveryContactPhone: string;
    readonly deliveryDetails: string | null | undefined;
    readonly id: string;
  }>;
  readonly " $fragmentType": "useDeliveryContacts_query";
};
export type useDeliveryContacts_query$key = {
  readonly " $data"?: useDeliveryContacts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDeliveryContacts_query">;
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
  "name": "useDeliveryContacts_query",
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
              "name": "id",
              "storageKey": null
            },
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8b2576721f1a9f67507853ed3c80ba1d";

export default node;
