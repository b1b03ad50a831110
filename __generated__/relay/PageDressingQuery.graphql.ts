/**
 * @generated SignedSource<<5592330384aee048e6df41019f7592d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PageDressingQuery$variables = Record<PropertyKey, never>;
export type PageDressingQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HelloBar_query" | "PageMeta_query">;
};
export type PageDressingQuery = {
  response: PageDressingQuery$data;
  variables: PageDressingQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PageDressingQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "HelloBar_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PageMeta_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PageDressingQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "HelloBar",
        "kind": "LinkedField",
        "name": "hellobar",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isActive",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "content",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bgColor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "textColor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "link",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SeoRule",
        "kind": "LinkedField",
        "name": "seoRules",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "metaTitle",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "metaDescription",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "metaRobots",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ogTitle",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ogDescription",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ogImage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "twitterCard",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "twitterTitle",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "twitterDescription",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "974d5ebfaa376ddfaeb36cde2243a0d6",
    "id": null,
    "metadata": {},
    "name": "PageDressingQuery",
    "operationKind": "query",
    "text": "query PageDressingQuery {\n  ...HelloBar_query\n  ...PageMeta_query\n}\n\nfragment HelloBar_query on Query {\n  hellobar {\n    isActive\n    content\n    bgColor\n    textColor\n    link\n    id\n  }\n}\n\nfragment PageMeta_query on Query {\n  seoRules {\n    slug\n    metaTitle\n    metaDescription\n    metaRobots\n    ogTitle\n    ogDescription\n    ogImage\n    twitterCard\n    twitterTitle\n    twitterDescription\n  }\n}\n"
  }
};

(node as any).hash = "0072622bd1fcd2947009412015ad3993";

export default node;
