/**
 * @generated SignedSource<<b7e31def9d7ffd2a76e2e784e23f4150>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartesScreen_query$data = {
  readonly getCustomerProfile: {
    readonly stripeCustomerId: string | null | undefined;
  };
  readonly " $fragmentType": "CartesScreen_query";
};
export type CartesScreen_query$key = {
  readonly " $data"?: CartesScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartesScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartesScreen_query",
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
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8110a90401684bc02fc2fc120ff0a553";

export default node;
