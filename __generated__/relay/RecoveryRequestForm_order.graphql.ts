/**
 * @generated SignedSource<<6fb787a5cdc597a4ead9c39e5e023e3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecoveryRequestForm_order$data = {
  readonly deliveryAddress: string;
  readonly deliveryContactName: string;
  readonly deliveryContactPhone: string;
  readonly id: string;
  readonly products: ReadonlyArray<{
    readonly originalProduct: {
      readonly brand: {
        readonly id: string;
      };
    } | null | undefined;
  }>;
  readonly slotEndAt: string;
  readonly slotStartAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderedRecovery_order">;
  readonly " $fragmentType": "RecoveryRequestForm_order";
};
export type RecoveryRequestForm_order$key = {
  readonly " $data"?: RecoveryRequestForm_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecoveryRequestForm_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecoveryRequestForm_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slotStartAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slotEndAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryContactName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryContactPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderProduct",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "originalProduct",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Brand",
              "kind": "LinkedField",
              "name": "brand",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrderedRecovery_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "246db391e8ace3f5ac4f1499e5d64c4e";

export default node;
