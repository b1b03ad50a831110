/**
 * @generated SignedSource<<2fd925acb9afee1483af56b5886de866>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FeedbackScreen_query$data = {
  readonly checkIfFeedbackIsAlreadyDone: boolean;
  readonly " $fragmentType": "FeedbackScreen_query";
};
export type FeedbackScreen_query$key = {
  readonly " $data"?: FeedbackScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "orderId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackScreen_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "orderId",
          "variableName": "orderId"
        }
      ],
      "kind": "ScalarField",
      "name": "checkIfFeedbackIsAlreadyDone",
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8232bd38ca9b54cb73f7a75c7533cf9b";

export default node;
