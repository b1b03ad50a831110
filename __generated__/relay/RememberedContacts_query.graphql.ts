/**
 * @generated SignedSource<<1879a1e338687c5b9197f4588b932f9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RememberedContacts_query$data = {
  readonly lastDeliveryContacts?: ReadonlyArray<{
    readonly deliveryContactName: string;
    readonly deliveryContactPhone: string;
    readonly deliveryDetails: string | null | undefined;
    readonly id: string;
  }>;
  readonly " $fragmentType": "RememberedContacts_query";
};
export type RememberedContacts_query$key = {
  readonly " $data"?: RememberedContacts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RememberedContacts_query">;
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
  "name": "RememberedContacts_query",
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

(node as any).hash = "3247f31476647f53576f6e4363825638";

export default node;
