/**
 * @generated SignedSource<<e7b736f7274908082422f99dd1f976fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CartItemType = "menu" | "product";
export type CartInput = {
  address: string;
  businessUnitId?: string | null | undefined;
  creationDate?: string | null | undefined;
  deliveryContact?: CartDeliveryContactInput | null | undefined;
  deliveryContactSMSNumber?: string | null | undefined;
  deliveryDay?: string | null | undefined;
  deliveryPrice?: number | null | undefined;
  deliverySlot?: DeliverySlotInput | null | undefined;
  deliverySlotEndAt?: string | null | undefined;
  deliverySlotStartAt?: string | null | undefined;
  deliveryZoneId?: string | null | undefined;
  departmentCode?: string | null | undefined;
  distanceToDistributionPoint?: number | null | undefined;
  distributionPointId?: string | null | undefined;
  hasCutlery?: boolean | null | undefined;
  hasIndividualBoxes?: boolean | null | undefined;
  hasPlacemats?: boolean | null | undefined;
  hasToLeaveBags?: boolean | null | undefined;
  invoiceAddress?: string | null | undefined;
  invoiceCompanyName?: string | null | undefined;
  invoiceCompanySiret?: string | null | undefined;
  invoiceContact?: CartInvoiceContactInput | null | undefined;
  invoiceCustomerName?: string | null | undefined;
  invoiceDetails?: string | null | undefined;
  itemRecovery?: ItemRecoveryInput | null | undefined;
  items: ReadonlyArray<CartItemInput>;
  lat: number;
  lineId?: string | null | undefined;
  lng: number;
  mainBrandId?: string | null | undefined;
  roomServiceLocationId?: string | null | undefined;
  toDeliversHot?: boolean | null | undefined;
};
export type CartItemInput = {
  itemId: string;
  lineId: string;
  qty: number;
  type: CartItemType;
};
export type CartDeliveryContactInput = {
  details?: string | null | undefined;
  id: string;
  name: string;
  phone: string;
};
export type CartInvoiceContactInput = {
  address: string;
  companyName?: string | null | undefined;
  companySiret?: string | null | undefined;
  customerName: string;
  details?: string | null | undefined;
  id: string;
  phone?: string | null | undefined;
};
export type DeliverySlotInput = {
  end: string;
  start: string;
};
export type ItemRecoveryInput = {
  bookedRecoveryHour?: string | null | undefined;
  recoveryAddress?: RecoveryAddressInput | null | undefined;
  recoveryContactId?: string | null | undefined;
  recoveryContactName?: string | null | undefined;
  recoveryContactPhone?: string | null | undefined;
  recoveryInstructions?: string | null | undefined;
  selectedSlot?: DeliverySlotInput | null | undefined;
};
export type RecoveryAddressInput = {
  lat: number;
  lng: number;
  title: string;
};
export type useSetCartMutation$variables = {
  cart: CartInput;
  key: string;
};
export type useSetCartMutation$data = {
  readonly setCart: {
    readonly changes: ReadonlyArray<{
      readonly itemId: string;
      readonly lineId: string;
      readonly minimumQuantity: number | null | undefined;
      readonly name: string | null | undefined;
      readonly qty: number;
      readonly requestedQty: number;
      readonly type: CartItemType;
    }>;
    readonly items: ReadonlyArray<{
      readonly itemId: string;
      readonly lineId: string;
      readonly qty: number;
      readonly type: CartItemType;
    }>;
    readonly totals: {
      readonly sumPriceCartTTC: number;
    };
  };
};
export type useSetCartMutation = {
  response: useSetCartMutation$data;
  variables: useSetCartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cart"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v2 = [
  {
    "kind": "Variable",
    "name": "cart",
    "variableName": "cart"
  },
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "itemId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "qty",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "CartItem",
  "kind": "LinkedField",
  "name": "items",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "CartChange",
  "kind": "LinkedField",
  "name": "changes",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
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
      "name": "requestedQty",
      "storageKey": null
    },
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minimumQuantity",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "CartTotals",
  "kind": "LinkedField",
  "name": "totals",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sumPriceCartTTC",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetCartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "setCart",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSetCartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "setCart",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4d7e34fe568ad50a05168cf5b6136068",
    "id": null,
    "metadata": {},
    "name": "useSetCartMutation",
    "operationKind": "mutation",
    "text": "mutation useSetCartMutation(\n  $key: String!\n  $cart: CartInput!\n) {\n  setCart(key: $key, cart: $cart) {\n    items {\n      itemId\n      type\n      lineId\n      qty\n    }\n    changes {\n      itemId\n      type\n      lineId\n      name\n      requestedQty\n      qty\n      minimumQuantity\n    }\n    totals {\n      sumPriceCartTTC\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "cf48269a2cba69e15be55d3df4fc6474";

export default node;
