/**
 * @generated SignedSource<<a85af62d9fcbe61ecb896e88af10e681>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentStep_query$data = {
  readonly getCustomerProfile?: {
    readonly stripeCustomerId: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useInvoiceContacts_query">;
  readonly " $fragmentType": "PaymentStep_query";
};
export type PaymentStep_query$key = {
  readonly " $data"?: PaymentStep_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStep_query">;
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
  "name": "PaymentStep_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useInvoiceContacts_query"
    },
    {
      "condition": "isSignedIn",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CustomerProfile",
          "kind": "LinkedField",
          "name": "getCustomerProfile",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stripeCustomerId",
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

(node as any).hash = "99d1737c8226c046ed90933ab7246bc4";

export default node;
