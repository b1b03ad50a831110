/**
 * @generated SignedSource<<a8a65f9b98c3061676f2ac9b9e2a0578>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useCartLeadTime_query$data = {
  readonly availableInventory: {
    readonly lines: ReadonlyArray<{
      readonly id: string;
      readonly leadTimeMinutes: number;
    }>;
  };
  readonly " $fragmentType": "useCartLeadTime_query";
};
export type useCartLeadTime_query$key = {
  readonly " $data"?: useCartLeadTime_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCartLeadTime_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "input"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCartLeadTime_query",
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
          "concreteType": "Line",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
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
              "name": "leadTimeMinutes",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "86397f2ac0f7321cc9716773e232a513";

export default node;
