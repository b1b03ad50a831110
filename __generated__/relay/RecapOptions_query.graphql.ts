/**
 * @generated SignedSource<<60f6f09b4b067e53b61b01142e154cd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecapOptions_query$data = {
  readonly availableInventory: {
    readonly products: ReadonlyArray<{
      readonly id: string;
      readonly isHot: boolean;
    }>;
  };
  readonly specialConfiguration: {
    readonly " $fragmentSpreads": FragmentRefs<"ExtraCostFields_configuration">;
  };
  readonly " $fragmentType": "RecapOptions_query";
};
export type RecapOptions_query$key = {
  readonly " $data"?: RecapOptions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecapOptions_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "input"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecapOptions_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "input",
          "variableName": "input"
        }
      ],
      "concreteType": "Inventory",
      "kind": "LinkedField",
      "name": "availableInventory",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "products",
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
              "name": "isHot",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SpecialConfiguration",
      "kind": "LinkedField",
      "name": "specialConfiguration",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ExtraCostFields_configuration"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "068315cf721341b0c282d78c325972de";

export default node;
