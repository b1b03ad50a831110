/**
 * @generated SignedSource<<7a104704d4e6444b89f5a5191af9c38d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecapOptions_query$data = {
  readonly availableInventory: {
    readonly menus: ReadonlyArray<{
      readonly id: string;
      readonly productsIds: ReadonlyArray<string>;
    }>;
    readonly products: ReadonlyArray<{
      readonly id: string;
      readonly isHot: boolean;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useSpecialConfiguration_query">;
  readonly " $fragmentType": "RecapOptions_query";
};
export type RecapOptions_query$key = {
  readonly " $data"?: RecapOptions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecapOptions_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isHot",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Menu",
          "kind": "LinkedField",
          "name": "menus",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "productsIds",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSpecialConfiguration_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "a92e5e239f61b8b551e8530275129094";

export default node;
