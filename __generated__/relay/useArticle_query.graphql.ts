/**
 * @generated SignedSource<<900d8034b29f6115254b0f91c8451dca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useArticle_query$data = {
  readonly availableInventory: {
    readonly menus: ReadonlyArray<{
      readonly available: number;
      readonly brand: {
        readonly id: string;
      };
      readonly id: string;
      readonly line: {
        readonly id: string;
      };
      readonly minimumQuantity: number;
      readonly name: string;
      readonly participantsPerQuantity: number;
      readonly pictureUrl: string;
      readonly price: number;
      readonly unavailabilityPublicMessage: string | null | undefined;
    }>;
    readonly products: ReadonlyArray<{
      readonly available: number;
      readonly brand: {
        readonly id: string;
      };
      readonly id: string;
      readonly line: {
        readonly id: string;
      };
      readonly minimumQuantity: number;
      readonly name: string;
      readonly participantsPerQuantity: number;
      readonly pictureUrl: string;
      readonly price: number;
      readonly unavailabilityPublicMessage: string | null | undefined;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useGuestTable_query" | "useInventory_query">;
  readonly " $fragmentType": "useArticle_query";
};
export type useArticle_query$key = {
  readonly " $data"?: useArticle_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useArticle_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
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
    "kind": "ScalarField",
    "name": "pictureUrl",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "price",
    "storageKey": null
  },
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
    "name": "participantsPerQuantity",
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
    "selections": (v1/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Brand",
    "kind": "LinkedField",
    "name": "brand",
    "plural": false,
    "selections": (v1/*:: as any*/),
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
  "name": "useArticle_query",
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
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Menu",
          "kind": "LinkedField",
          "name": "menus",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useInventory_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useGuestTable_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "94cb7ddc746f11ba676299a5221d6a01";

export default node;
