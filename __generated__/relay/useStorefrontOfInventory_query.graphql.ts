/**
 * @generated SignedSource<<a61604878ad2f795af75986ff43883a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useStorefrontOfInventory_query$data = {
  readonly availableInventory: {
    readonly lines: ReadonlyArray<{
      readonly brand: {
        readonly id: string;
      };
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "useStorefrontOfInventory_query";
};
export type useStorefrontOfInventory_query$key = {
  readonly " $data"?: useStorefrontOfInventory_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStorefrontOfInventory_query">;
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
  "name": "useStorefrontOfInventory_query",
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
          "concreteType": "Line",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Brand",
              "kind": "LinkedField",
              "name": "brand",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
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
})();

(node as any).hash = "a25c2772cc85595d5dab0c394c438bcf";

export default node;
