/**
 * @generated SignedSource<<2396a3f1e073de4ce00a01e54171e74e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderStatus = "assigned" | "canceled" | "confirmed" | "delivered" | "supported" | "waitingForPayment";
export type PlanDateState = "canceled" | "closed" | "ordered" | "planned" | "skipped";
export type AsLastTimeQuery$variables = {
  days: number;
  isNamed: boolean;
  isSignedIn: boolean;
  limit: number;
  orderId: string;
};
export type AsLastTimeQuery$data = {
  readonly getCustomerProfile: {
    readonly plans: ReadonlyArray<{
      readonly dates: ReadonlyArray<{
        readonly day: string;
        readonly state: PlanDateState;
      }>;
      readonly id: string;
      readonly isPaused: boolean;
      readonly orderId: string;
    }>;
  };
  readonly order?: {
    readonly " $fragmentSpreads": FragmentRefs<"LastOrder_order">;
  };
  readonly orders?: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"LastOrder_order">;
  }>;
  readonly placed: ReadonlyArray<{
    readonly id: string;
    readonly slotStartAt: string;
    readonly status: OrderStatus;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"LastOrder_query">;
};
export type AsLastTimeQuery = {
  response: AsLastTimeQuery$data;
  variables: AsLastTimeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "days"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isNamed"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isSignedIn"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "limit"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderId"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slotStartAt",
  "storageKey": null
},
v7 = {
  "alias": "placed",
  "args": [
    {
      "kind": "Variable",
      "name": "limit",
      "variableName": "days"
    }
  ],
  "concreteType": "Order",
  "kind": "LinkedField",
  "name": "orders",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = [
  {
    "kind": "Variable",
    "name": "limit",
    "variableName": "limit"
  }
],
v9 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "LastOrder_order"
},
v10 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "orderId"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderPlan",
  "kind": "LinkedField",
  "name": "plans",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPaused",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanDate",
      "kind": "LinkedField",
      "name": "dates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lat",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lng",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "people",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalWithVat",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "MapPoint",
  "kind": "LinkedField",
  "name": "deliveryPlace",
  "plural": false,
  "selections": [
    (v17/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/)
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roomServiceLocationId",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryContactName",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryContactPhone",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryDetails",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "invoiceAddress",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "invoiceCompanyName",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "invoiceCompanySiret",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "invoiceCustomerName",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "invoiceDetails",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v31 = [
  (v5/*:: as any*/)
],
v32 = [
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Line",
    "kind": "LinkedField",
    "name": "line",
    "plural": false,
    "selections": (v31/*:: as any*/),
    "storageKey": null
  }
],
v33 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderProduct",
  "kind": "LinkedField",
  "name": "products",
  "plural": true,
  "selections": [
    (v28/*:: as any*/),
    (v17/*:: as any*/),
    (v29/*:: as any*/),
    (v30/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderMenu",
      "kind": "LinkedField",
      "name": "menu",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        (v5/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "originalProduct",
      "plural": false,
      "selections": (v32/*:: as any*/),
      "storageKey": null
    },
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderMenu",
  "kind": "LinkedField",
  "name": "menus",
  "plural": true,
  "selections": [
    (v28/*:: as any*/),
    (v17/*:: as any*/),
    (v29/*:: as any*/),
    (v30/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Menu",
      "kind": "LinkedField",
      "name": "originalMenu",
      "plural": false,
      "selections": (v32/*:: as any*/),
      "storageKey": null
    },
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "ItemRecovery",
  "kind": "LinkedField",
  "name": "itemRecovery",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recoveryContactName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recoveryContactPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recoveryInstructions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookedRecoveryHour",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecoveryAddress",
      "kind": "LinkedField",
      "name": "recoveryAddress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        (v12/*:: as any*/),
        (v13/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecoverySlot",
      "kind": "LinkedField",
      "name": "selectedSlot",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderExtraCost",
  "kind": "LinkedField",
  "name": "extraCosts",
  "plural": true,
  "selections": [
    (v17/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AsLastTimeQuery",
    "selections": [
      (v7/*:: as any*/),
      {
        "condition": "isNamed",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "orders",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isNamed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v10/*:: as any*/),
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "getCustomerProfile",
        "plural": false,
        "selections": [
          (v11/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "LastOrder_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AsLastTimeQuery",
    "selections": [
      (v7/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "getCustomerProfile",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stripeCustomerId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyEntity",
            "kind": "LinkedField",
            "name": "companyEntity",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CanteenLocation",
                "kind": "LinkedField",
                "name": "canteenLocations",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "address",
                    "storageKey": null
                  },
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isRoomServiceDeliveryPoint",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
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
      },
      {
        "condition": "isNamed",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "orders",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v6/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isNamed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v10/*:: as any*/),
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v6/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isSignedIn",
        "kind": "Condition",
        "passingValue": true,
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
                "kind": "ScalarField",
                "name": "defaultOrderDeliveryFee",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "defaultOrderLastMinuteFee",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CompanyEntity",
                "kind": "LinkedField",
                "name": "companyEntity",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EventDiscount",
                    "kind": "LinkedField",
                    "name": "eventDiscounts",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Brand",
                        "kind": "LinkedField",
                        "name": "brand",
                        "plural": false,
                        "selections": (v31/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "discountPercentage",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "discountAmount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "minimumCartAmount",
                        "storageKey": null
                      },
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "1ff3c2968799165e67f9052984cd6941",
    "id": null,
    "metadata": {},
    "name": "AsLastTimeQuery",
    "operationKind": "query",
    "text": "query AsLastTimeQuery(\n  $days: Int!\n  $limit: Int!\n  $isSignedIn: Boolean!\n  $orderId: ID!\n  $isNamed: Boolean!\n) {\n  placed: orders(limit: $days) {\n    id\n    status\n    slotStartAt\n  }\n  orders(limit: $limit) @skip(if: $isNamed) {\n    id\n    ...LastOrder_order\n  }\n  order(id: $orderId) @include(if: $isNamed) {\n    ...LastOrder_order\n    id\n  }\n  getCustomerProfile {\n    plans {\n      id\n      orderId\n      isPaused\n      dates {\n        day\n        state\n      }\n    }\n    id\n  }\n  ...LastOrder_query\n}\n\nfragment LastOrder_order on Order {\n  people\n  totalWithVat\n  ...useReorderedOrder_order\n}\n\nfragment LastOrder_query on Query {\n  getCustomerProfile {\n    stripeCustomerId\n    ...companyLocations_profile\n    id\n  }\n  ...usePricingTerms_query\n}\n\nfragment companyLocations_profile on CustomerProfile {\n  companyEntity {\n    canteenLocations {\n      id\n      address\n      lat\n      lng\n      isRoomServiceDeliveryPoint\n    }\n    id\n  }\n}\n\nfragment useOrderedArticles_order on Order {\n  products {\n    position\n    name\n    quantity\n    price\n    menu {\n      __typename\n      id\n    }\n    originalProduct {\n      id\n      line {\n        id\n      }\n    }\n    id\n  }\n  menus {\n    position\n    name\n    quantity\n    price\n    originalMenu {\n      id\n      line {\n        id\n      }\n    }\n    id\n  }\n}\n\nfragment useOrderedRecovery_order on Order {\n  deliveryContactName\n  deliveryContactPhone\n  itemRecovery {\n    recoveryContactName\n    recoveryContactPhone\n    recoveryInstructions\n    bookedRecoveryHour\n    recoveryAddress {\n      title\n      lat\n      lng\n    }\n    selectedSlot {\n      start\n      end\n    }\n  }\n}\n\nfragment usePricingTerms_query on Query {\n  ...useSpecialConfiguration_query\n  getCustomerProfile @include(if: $isSignedIn) {\n    defaultOrderDeliveryFee\n    defaultOrderLastMinuteFee\n    companyEntity {\n      eventDiscounts {\n        brand {\n          id\n        }\n        discountPercentage\n        discountAmount\n        minimumCartAmount\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment useReorderedOrder_order on Order {\n  number\n  slotStartAt\n  deliveryPlace {\n    name\n    lat\n    lng\n  }\n  roomServiceLocationId\n  deliveryContactName\n  deliveryContactPhone\n  deliveryDetails\n  invoiceAddress\n  invoiceCompanyName\n  invoiceCompanySiret\n  invoiceCustomerName\n  invoiceDetails\n  ...useOrderedArticles_order\n  ...useOrderedRecovery_order\n  extraCosts {\n    name\n    id\n  }\n}\n\nfragment useSpecialConfiguration_query on Query {\n  specialConfiguration {\n    disablePopboxBefore\n    cutleryPrice\n    cutleryVatRate\n    individualBoxPrice\n    individualBoxVatRate\n    lastMinuteFees\n    lastMinuteVatRate\n    placematPrice\n    placematVatRate\n    minimumOrderAmount\n  }\n}\n"
  }
};
})();

(node as any).hash = "03382edeaf111c6e8a3ad56db8d71abc";

export default node;
