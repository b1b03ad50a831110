/**
 * @generated SignedSource<<03cb599dae6fc3895fe2a1c0cba9ec26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useFavouriteRequestAddMutation$variables = {
  productId: string;
};
export type useFavouriteRequestAddMutation$data = {
  readonly addFavourite: {
    readonly favourites: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"FavouriteRow_favourite">;
    }>;
  };
};
export type useFavouriteRequestAddMutation = {
  response: useFavouriteRequestAddMutation$data;
  variables: useFavouriteRequestAddMutation$variables;
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
    "name": "useFavouriteRequestAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "addFavourite",
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
    "name": "useFavouriteRequestAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "addFavourite",
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
    "cacheID": "c2a532a8706341b032637b7dcbd3e06e",
    "id": null,
    "metadata": {},
    "name": "useFavouriteRequestAddMutation",
    "operationKind": "mutation",
    "text": "mutation useFavouriteRequestAddMutation(\n  $productId: ID!\n) {\n  addFavourite(productId: $productId) {\n    favourites {\n      id\n      ...FavouriteRow_favourite\n    }\n    id\n  }\n}\n\nfragment FavouriteRow_favourite on Favourite {\n  id\n  name\n  pictureUrl\n  price\n  lineId\n}\n"
  }
};
})();

(node as any).hash = "094cebf3aa2f95457cb7de2c6a3d0754";

export default node;
