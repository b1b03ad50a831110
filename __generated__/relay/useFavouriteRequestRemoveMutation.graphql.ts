/**
 * @generated SignedSource<<3363e5b31b4956096dfc795a0ec09de2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useFavouriteRequestRemoveMutation$variables = {
  productId: string;
};
export type useFavouriteRequestRemoveMutation$data = {
  readonly removeFavourite: {
    readonly favourites: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"FavouriteRow_favourite">;
    }>;
  };
};
export type useFavouriteRequestRemoveMutation = {
  response: useFavouriteRequestRemoveMutation$data;
  variables: useFavouriteRequestRemoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "productId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "productId",
    "variableName": "productId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFavouriteRequestRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "removeFavourite",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Favourite",
            "kind": "LinkedField",
            "name": "favourites",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FavouriteRow_favourite"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFavouriteRequestRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "removeFavourite",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Favourite",
            "kind": "LinkedField",
            "name": "favourites",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
                "name": "lineId",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "346d775a9cf1fc6392350a38c7ae7c88",
    "id": null,
    "metadata": {},
    "name": "useFavouriteRequestRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation useFavouriteRequestRemoveMutation(\n  $productId: ID!\n) {\n  removeFavourite(productId: $productId) {\n    favourites {\n      id\n      ...FavouriteRow_favourite\n    }\n    id\n  }\n}\n\nfragment FavouriteRow_favourite on Favourite {\n  id\n  name\n  pictureUrl\n  price\n  lineId\n}\n"
  }
};
})();

(node as any).hash = "17fe1585f512f443308c17ce7510df3d";

export default node;
