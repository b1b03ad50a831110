/**
 * @generated SignedSource<<7e17dc461771ad611f63f38480b2ec53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Meat = "beef" | "lamb" | "pork" | "poultry";
import { FragmentRefs } from "relay-runtime";
export type MeatOriginList_product$data = {
  readonly meatOrigins: ReadonlyArray<{
    readonly countries: ReadonlyArray<string>;
    readonly meat: Meat;
  }>;
  readonly " $fragmentType": "MeatOriginList_product";
};
export type MeatOriginList_product$key = {
  readonly " $data"?: MeatOriginList_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeatOriginList_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MeatOriginList_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MeatOrigin",
      "kind": "LinkedField",
      "name": "meatOrigins",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "meat",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countries",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "1809ebba6cf7c1d4dfa2cbff511dfb35";

export default node;
