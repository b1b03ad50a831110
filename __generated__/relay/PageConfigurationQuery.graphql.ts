/**
 * @generated SignedSource<<1fff90cf35597457249831b180a04c58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PageConfigurationQuery$variables = Record<PropertyKey, never>;
export type PageConfigurationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HelloBar_query" | "PageMeta_query" | "useSpecialConfiguration_query">;
};
export type PageConfigurationQuery = {
  response: PageConfigurationQuery$data;
  variables: PageConfigurationQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PageConfigurationQuery",
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
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useSpecialConfiguration_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PageConfigurationQuery",
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
            "name": "id",
            "storageKey": null
          },
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "disablePopboxBefore",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cutleryPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cutleryVatRate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "individualBoxPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "individualBoxVatRate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastMinuteFees",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastMinuteVatRate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "placematPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "placematVatRate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minimumOrderAmount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f2d15fcb3e5b3412a637fc18ade9b3f9",
    "id": null,
    "metadata": {},
    "name": "PageConfigurationQuery",
    "operationKind": "query",
    "text": "query PageConfigurationQuery {\n  ...HelloBar_query\n  ...PageMeta_query\n  ...useSpecialConfiguration_query\n}\n\nfragment HelloBar_query on Query {\n  hellobar {\n    id\n    isActive\n    content\n    bgColor\n    textColor\n    link\n  }\n}\n\nfragment PageMeta_query on Query {\n  seoRules {\n    slug\n    metaTitle\n    metaDescription\n    metaRobots\n    ogTitle\n    ogDescription\n    ogImage\n    twitterCard\n    twitterTitle\n    twitterDescription\n  }\n}\n\nfragment useSpecialConfiguration_query on Query {\n  specialConfiguration {\n    disablePopboxBefore\n    cutleryPrice\n    cutleryVatRate\n    individualBoxPrice\n    individualBoxVatRate\n    lastMinuteFees\n    lastMinuteVatRate\n    placematPrice\n    placematVatRate\n    minimumOrderAmount\n  }\n}\n"
  }
};

(node as any).hash = "392daa9665f8695dc96f162f862f88b1";

export default node;
