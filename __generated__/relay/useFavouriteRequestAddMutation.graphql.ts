/**
 * @generated SignedSource<<5c602ee8d6a5797683cd52830bb4ca48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useFavouriteRequestAddMutation$variables = {
  productId: string;
};
export type useFavouriteRequestAddMutation$data = {
  readonly addFavourite: {
    readonly favourites: ReadonlyArray<{
      readonly id: string;
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
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Favourite",
  "kind": "LinkedField",
  "name": "favourites",
  "plural": true,
  "selections": [
    (v2/*:: as any*/)
  ],
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
          (v3/*:: as any*/)
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
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "58fbed1dbe2a8356110e07080972db87",
    "id": null,
    "metadata": {},
    "name": "useFavouriteRequestAddMutation",
    "operationKind": "mutation",
    "text": "mutation useFavouriteRequestAddMutation(\n  $productId: ID!\n) {\n  addFavourite(productId: $productId) {\n    favourites {\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "db27900da98b1dd1bcf30dc9e75ec2aa";

export default node;
