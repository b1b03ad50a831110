/**
 * @generated SignedSource<<5e824e72f4342ce794ba5c1a0da6ee1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useReorderedOrder_order$data = {
  readonly deliveryContactName: string;
  readonly deliveryContactPhone: string;
  readonly deliveryDetails: string | null | undefined;
  readonly deliveryPlace: {
    readonly lat: number;
    readonly lng: number;
    readonly name: string;
  };
  readonly extraCosts: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly invoiceAddress: string | null | undefined;
  readonly invoiceCompanyName: string | null | undefined;
  readonly invoiceCompanySiret: string | null | undefined;
  readonly invoiceCustomerName: string | null | undefined;
  readonly invoiceDetails: string | null | undefined;
  readonly number: string;
  readonly roomServiceLocationId: string | null | undefined;
  readonly slotStartAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderedArticles_order" | "useOrderedRecovery_order">;
  readonly " $fragmentType": "useReorderedOrder_order";
};
export type useReorderedOrder_order$key = {
  readonly " $data"?: useReorderedOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReorderedOrder_order">;
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
  "name": "useReorderedOrder_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
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
      "concreteType": "MapPoint",
      "kind": "LinkedField",
      "name": "deliveryPlace",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lat",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lng",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roomServiceLocationId",
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
      "kind": "ScalarField",
      "name": "deliveryDetails",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceCompanyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceCompanySiret",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceCustomerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceDetails",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrderedArticles_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrderedRecovery_order"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderExtraCost",
      "kind": "LinkedField",
      "name": "extraCosts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "7d74724f2c8fa064f8a54f2a65750726";

export default node;
