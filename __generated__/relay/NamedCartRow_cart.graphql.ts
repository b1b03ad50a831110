/**
 * @generated SignedSource<<b2129a6535e24f6d5d26b753c65f659c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NamedCartRow_cart$data = {
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly name: string;
    readonly quantity: number;
  }>;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"FillNamedCartDialog_cart">;
  readonly " $fragmentType": "NamedCartRow_cart";
};
export type NamedCartRow_cart$key = {
  readonly " $data"?: NamedCartRow_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"NamedCartRow_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NamedCartRow_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "NamedCartLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FillNamedCartDialog_cart"
    }
  ],
  "type": "NamedCart",
  "abstractKey": null
};
})();

(node as any).hash = "82c9dbaa7296d295fa9f6c4f83a81542";

export default node;
