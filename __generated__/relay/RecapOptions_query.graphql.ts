/**
 * @generated SignedSource<<553f44b94684e6c8306aaf51a9dbb310>>
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
  readonly specialConfiguration: {
    readonly " $fragmentSpreads": FragmentRefs<"ExtraCostFields_configuration">;
  };
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
})();

(node as any).hash = "f59c65db946b8942c1f989369a3dba6a";

export default node;
