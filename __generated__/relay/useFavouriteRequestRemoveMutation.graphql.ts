/**
 * @generated SignedSource<<bbb890b84ee42fcfbe41d0b69845b095>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useFavouriteRequestRemoveMutation$variables = {
  productId: string;
};
export type useFavouriteRequestRemoveMutation$data = {
  readonly removeFavourite: {
    readonly favourites: ReadonlyArray<{
      readonly id: string;
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
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ca96509a98c6c051e67e54e755727023",
    "id": null,
    "metadata": {},
    "name": "useFavouriteRequestRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation useFavouriteRequestRemoveMutation(\n  $productId: ID!\n) {\n  removeFavourite(productId: $productId) {\n    favourites {\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a399133cedc18d49f7e7c1bf6f605718";

export default node;
