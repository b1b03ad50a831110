/**
 * @generated SignedSource<<bde62187c855b65e247ace57099cbf2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HelloBar_query$data = {
  readonly hellobar: {
    readonly bgColor: string;
    readonly content: string;
    readonly id: string;
    readonly isActive: boolean;
    readonly link: string | null | undefined;
    readonly textColor: string;
  } | null | undefined;
  readonly " $fragmentType": "HelloBar_query";
};
export type HelloBar_query$key = {
  readonly " $data"?: HelloBar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HelloBar_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HelloBar_query",
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "352125dad6a20fd5d52f3514dcd3145d";

export default node;
