/**
 * @generated SignedSource<<f7fcedd52df5fab38f103854fe73c06f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useNoMenuNotice_query$data = {
  readonly availableInventory: {
    readonly menus: ReadonlyArray<{
      readonly available: number;
      readonly line: {
        readonly id: string;
      };
      readonly minimumQuantity: number;
      readonly unavailabilityPublicMessage: string | null | undefined;
    }>;
    readonly products: ReadonlyArray<{
      readonly available: number;
      readonly line: {
        readonly id: string;
      };
      readonly minimumQuantity: number;
      readonly unavailabilityPublicMessage: string | null | undefined;
    }>;
  };
  readonly " $fragmentType": "useNoMenuNotice_query";
};
export type useNoMenuNotice_query$key = {
  readonly " $data"?: useNoMenuNotice_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useNoMenuNotice_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "available",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "minimumQuantity",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "unavailabilityPublicMessage",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Line",
    "kind": "LinkedField",
    "name": "line",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "input"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useNoMenuNotice_query",
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Menu",
          "kind": "LinkedField",
          "name": "menus",
          "plural": true,
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "00b8bcb8cd3c1a0ffb04f17b39af8ab3";

export default node;
