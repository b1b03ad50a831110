/**
 * @generated SignedSource<<a82545fe6d5d47618471067f3e974b0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NamedCartsScreen_query$data = {
  readonly getCustomerProfile: {
    readonly namedCarts: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"NamedCartRow_cart">;
    }>;
  };
  readonly " $fragmentType": "NamedCartsScreen_query";
};
export type NamedCartsScreen_query$key = {
  readonly " $data"?: NamedCartsScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NamedCartsScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NamedCartsScreen_query",
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
          "concreteType": "NamedCart",
          "kind": "LinkedField",
          "name": "namedCarts",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "NamedCartRow_cart"
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

(node as any).hash = "c054bb1429dfe5f5bac20f532b1250d9";

export default node;
