/**
 * @generated SignedSource<<54aebcef7f75a7d020bce11887c46711>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type favouritesScreenQuery$variables = Record<PropertyKey, never>;
export type favouritesScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FavouritesScreen_query">;
};
export type favouritesScreenQuery = {
  response: favouritesScreenQuery$data;
  variables: favouritesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "favouritesScreenQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "FavouritesScreen_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "favouritesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "getCustomerProfile",
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
                "name": "lineId",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "61cb07c4caf6af353f5fa8cac80f120d",
    "id": null,
    "metadata": {},
    "name": "favouritesScreenQuery",
    "operationKind": "query",
    "text": "query favouritesScreenQuery {\n  ...FavouritesScreen_query\n}\n\nfragment FavouriteRow_favourite on Favourite {\n  id\n  name\n  pictureUrl\n  price\n  lineId\n}\n\nfragment FavouritesScreen_query on Query {\n  getCustomerProfile {\n    favourites {\n      id\n      ...FavouriteRow_favourite\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "211c5e2af5ea4d62f3fad7e60c8cfd8f";

export default node;
