/**
 * @generated SignedSource<<98016003728454a15a56f09b7ae3b4ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type accountOrderScreenQuery$variables = {
  orderId: string;
};
export type accountOrderScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OrderPage_query">;
};
export type accountOrderScreenQuery = {
  response: accountOrderScreenQuery$data;
  variables: accountOrderScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lat",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lng",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slotStartAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v11 = [
  (v1/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Line",
  "kind": "LinkedField",
  "name": "line",
  "plural": false,
  "selections": (v11/*:: as any*/),
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pictureUrl",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "freeQuantity",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastMinuteFees",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "accountOrderScreenQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "orderId",
            "variableName": "orderId"
          }
        ],
        "kind": "FragmentSpread",
        "name": "OrderPage_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "accountOrderScreenQuery",
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
            "name": "stripeCustomerId",
            "storageKey": null
          },
          (v1/*:: as any*/),
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
                "concreteType": "CanteenLocation",
                "kind": "LinkedField",
                "name": "canteenLocations",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "address",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderPlan",
            "kind": "LinkedField",
            "name": "plans",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "orderId",
                "storageKey": null
              },
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isPaused",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "orderId"
          }
        ],
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amountDue",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "payByCreditTransfer",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Payment",
            "kind": "LinkedField",
            "name": "payments",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amount",
                "storageKey": null
              },
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paidAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasFailed",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WireTransferInstructions",
            "kind": "LinkedField",
            "name": "wireTransfer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "iban",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bic",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "accountHolder",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reference",
                "storageKey": null
              }
            ],
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
              (v7/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/)
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
            "alias": null,
            "args": null,
            "concreteType": "OrderProduct",
            "kind": "LinkedField",
            "name": "products",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v7/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
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
                  (v1/*:: as any*/)
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
                "selections": [
                  (v1/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Brand",
                    "kind": "LinkedField",
                    "name": "brand",
                    "plural": false,
                    "selections": (v11/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "participantsPerQuantity",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "category",
                "storageKey": null
              },
              (v13/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderMenu",
            "kind": "LinkedField",
            "name": "menus",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v7/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Menu",
                "kind": "LinkedField",
                "name": "originalMenu",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              (v1/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          {
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
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
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderExtraCost",
            "kind": "LinkedField",
            "name": "extraCosts",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v1/*:: as any*/),
              (v10/*:: as any*/),
              (v9/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isFeedbackDone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canteenFeedbackHash",
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
            "name": "canRequestItemRecovery",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalWithVat",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalWithoutVat",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "people",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deliveryFees",
            "storageKey": null
          },
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "discount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "discountTitle",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VatPart",
            "kind": "LinkedField",
            "name": "vatParts",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "vat",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canEditInvoice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Document",
            "kind": "LinkedField",
            "name": "documents",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fileUrl",
                "storageKey": null
              },
              (v6/*:: as any*/),
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
          (v15/*:: as any*/),
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
    "cacheID": "2399723785405f271aaf5f53355aaf6a",
    "id": null,
    "metadata": {},
    "name": "accountOrderScreenQuery",
    "operationKind": "query",
    "text": "query accountOrderScreenQuery(\n  $orderId: ID!\n) {\n  ...OrderPage_query_ZqgzG\n}\n\nfragment OrderDeliveryFacts_order on Order {\n  slotStartAt\n  slotEndAt\n  deliveryAddress\n  ...receiverFacts_order\n}\n\nfragment OrderDocuments_order on Order {\n  id\n  status\n  documents {\n    fileUrl\n    type\n    number\n  }\n}\n\nfragment OrderHead_order on Order {\n  id\n  number\n  status\n  createdAt\n  updatedAt\n  isFeedbackDone\n  canteenFeedbackHash\n  ...OrderStatusNote_order\n}\n\nfragment OrderInvoiceForm_order on Order {\n  id\n  invoiceCompanyName\n  invoiceCompanySiret\n  invoiceCustomerName\n  invoiceAddress\n  invoiceDetails\n}\n\nfragment OrderInvoice_order on Order {\n  status\n  canEditInvoice\n  ...invoiceFacts_order\n  ...OrderInvoiceForm_order\n}\n\nfragment OrderKeep_order on Order {\n  ...useOrderedArticles_order\n}\n\nfragment OrderLines_order on Order {\n  products {\n    id\n    position\n    name\n    category\n    pictureUrl\n    price\n    quantity\n    freeQuantity\n    originalProduct {\n      participantsPerQuantity\n      line {\n        id\n      }\n      id\n    }\n    menu {\n      id\n    }\n  }\n  menus {\n    id\n    position\n    name\n    pictureUrl\n    price\n    quantity\n    freeQuantity\n  }\n  extraCosts {\n    id\n    name\n    price\n    quantity\n    freeQuantity\n  }\n}\n\nfragment OrderPage_query_ZqgzG on Query {\n  ...OrderPayments_query_ZqgzG\n  ...OrderReorder_query_ZqgzG\n  ...OrderRepeat_query_ZqgzG\n  order(id: $orderId) {\n    status\n    amountDue\n    ...OrderHead_order\n    ...OrderKeep_order\n    ...OrderDeliveryFacts_order\n    ...OrderRecoveryCard_order\n    ...OrderLines_order\n    ...OrderTotals_order\n    ...OrderInvoice_order\n    ...OrderDocuments_order\n    id\n  }\n}\n\nfragment OrderPayments_query_ZqgzG on Query {\n  getCustomerProfile {\n    stripeCustomerId\n    id\n  }\n  order(id: $orderId) {\n    id\n    number\n    status\n    amountDue\n    expiresAt\n    payByCreditTransfer\n    ...PaymentList_order\n    ...TransferInstructions_order\n  }\n}\n\nfragment OrderRecoveryCard_order on Order {\n  canRequestItemRecovery\n  itemRecovery {\n    bookedRecoveryHour\n  }\n  ...OrderRecovery_order\n  ...RecoveryRequestForm_order\n}\n\nfragment OrderRecovery_order on Order {\n  itemRecovery {\n    recoveryContactName\n    recoveryContactPhone\n    recoveryInstructions\n    recoveryAddress {\n      title\n    }\n    selectedSlot {\n      start\n      end\n    }\n  }\n}\n\nfragment OrderReorderDialog_query_ZqgzG on Query {\n  ...useSpecialConfiguration_query\n  getCustomerProfile {\n    defaultOrderLastMinuteFee\n    ...ReorderDialog_profile\n    id\n  }\n  order(id: $orderId) {\n    ...ReorderDialog_order\n    id\n  }\n}\n\nfragment OrderReorder_query_ZqgzG on Query {\n  ...OrderReorderDialog_query_ZqgzG\n}\n\nfragment OrderRepeat_query_ZqgzG on Query {\n  getCustomerProfile {\n    plans {\n      id\n      orderId\n      ...OrderRepeated_plan\n    }\n    id\n  }\n  order(id: $orderId) {\n    id\n    status\n    slotStartAt\n  }\n}\n\nfragment OrderRepeated_plan on OrderPlan {\n  id\n  slotStartAt\n  isPaused\n}\n\nfragment OrderStatusNote_order on Order {\n  status\n  expiresAt\n}\n\nfragment OrderTotals_order on Order {\n  totalWithVat\n  totalWithoutVat\n  people\n  deliveryFees\n  lastMinuteFees\n  discount\n  discountTitle\n  vatParts {\n    rate\n    vat\n  }\n  products {\n    price\n    quantity\n    freeQuantity\n    id\n  }\n  menus {\n    price\n    quantity\n    freeQuantity\n    id\n  }\n  extraCosts {\n    price\n    quantity\n    freeQuantity\n    id\n  }\n}\n\nfragment PaymentList_order on Order {\n  amountDue\n  payments {\n    id\n    amount\n    type\n    paidAt\n    hasFailed\n  }\n}\n\nfragment RecoveryRequestForm_order on Order {\n  id\n  slotStartAt\n  slotEndAt\n  deliveryAddress\n  deliveryContactName\n  deliveryContactPhone\n  products {\n    originalProduct {\n      brand {\n        id\n      }\n      id\n    }\n    id\n  }\n  ...useOrderedRecovery_order\n}\n\nfragment ReorderDialog_order on Order {\n  ...useReorderedOrder_order\n}\n\nfragment ReorderDialog_profile on CustomerProfile {\n  ...companyLocations_profile\n}\n\nfragment TransferInstructions_order on Order {\n  amountDue\n  slotStartAt\n  wireTransfer {\n    iban\n    bic\n    accountHolder\n    reference\n  }\n}\n\nfragment companyLocations_profile on CustomerProfile {\n  companyEntity {\n    canteenLocations {\n      id\n      address\n      lat\n      lng\n      isRoomServiceDeliveryPoint\n    }\n    id\n  }\n}\n\nfragment invoiceFacts_order on Order {\n  invoiceCompanyName\n  invoiceCompanySiret\n  invoiceCustomerName\n  invoiceAddress\n  invoiceDetails\n}\n\nfragment receiverFacts_order on Order {\n  deliveryContactName\n  deliveryContactPhone\n  deliveryDetails\n}\n\nfragment useOrderedArticles_order on Order {\n  products {\n    position\n    name\n    quantity\n    price\n    menu {\n      __typename\n      id\n    }\n    originalProduct {\n      id\n      line {\n        id\n      }\n    }\n    id\n  }\n  menus {\n    position\n    name\n    quantity\n    price\n    originalMenu {\n      id\n      line {\n        id\n      }\n    }\n    id\n  }\n}\n\nfragment useOrderedRecovery_order on Order {\n  deliveryContactName\n  deliveryContactPhone\n  itemRecovery {\n    recoveryContactName\n    recoveryContactPhone\n    recoveryInstructions\n    bookedRecoveryHour\n    recoveryAddress {\n      title\n      lat\n      lng\n    }\n    selectedSlot {\n      start\n      end\n    }\n  }\n}\n\nfragment useReorderedOrder_order on Order {\n  number\n  slotStartAt\n  deliveryPlace {\n    name\n    lat\n    lng\n  }\n  roomServiceLocationId\n  deliveryContactName\n  deliveryContactPhone\n  deliveryDetails\n  invoiceAddress\n  invoiceCompanyName\n  invoiceCompanySiret\n  invoiceCustomerName\n  invoiceDetails\n  ...useOrderedArticles_order\n  ...useOrderedRecovery_order\n  extraCosts {\n    name\n    id\n  }\n}\n\nfragment useSpecialConfiguration_query on Query {\n  specialConfiguration {\n    disablePopboxBefore\n    cutleryPrice\n    cutleryVatRate\n    individualBoxPrice\n    individualBoxVatRate\n    lastMinuteFees\n    lastMinuteVatRate\n    placematPrice\n    placematVatRate\n    minimumOrderAmount\n  }\n}\n"
  }
};
})();

(node as any).hash = "2007e3084fd5be91a09baf0c84a5b378";

export default node;
