/**
 * @generated SignedSource<<906bff09464d290ea27ac02f3bbb0a15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type trackScreenQuery$variables = {
  orderId: string;
  token?: string | null | undefined;
};
export type trackScreenQuery$data = {
  readonly orderTracking: {
    readonly " $fragmentSpreads": FragmentRefs<"TrackScreen_tracking">;
  };
};
export type trackScreenQuery = {
  response: trackScreenQuery$data;
  variables: trackScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "orderId",
    "variableName": "orderId"
  },
  {
    "kind": "Variable",
    "name": "token",
    "variableName": "token"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slotStartAt",
  "storageKey": null
},
v5 = [
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pictureUrl",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "freeQuantity",
  "storageKey": null
},
v13 = [
  (v6/*:: as any*/)
],
v14 = [
  (v8/*:: as any*/),
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "trackScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrderTracking",
        "kind": "LinkedField",
        "name": "orderTracking",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TrackScreen_tracking"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "trackScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrderTracking",
        "kind": "LinkedField",
        "name": "orderTracking",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
            "concreteType": "RecoverySlot",
            "kind": "LinkedField",
            "name": "recoverySlot",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "recoveryAddress",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
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
                      }
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
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v6/*:: as any*/),
              (v3/*:: as any*/),
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
                "name": "trackingToken",
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "type",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amountDue",
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
              (v2/*:: as any*/),
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
                "name": "invoiceAddress",
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
                "kind": "ScalarField",
                "name": "totalWithVat",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isFullyPaid",
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasFailed",
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "category",
                    "storageKey": null
                  },
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
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
                        "kind": "ScalarField",
                        "name": "participantsPerQuantity",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Line",
                        "kind": "LinkedField",
                        "name": "line",
                        "plural": false,
                        "selections": (v13/*:: as any*/),
                        "storageKey": null
                      },
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OrderMenu",
                    "kind": "LinkedField",
                    "name": "menu",
                    "plural": false,
                    "selections": (v13/*:: as any*/),
                    "storageKey": null
                  }
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
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
                  (v6/*:: as any*/),
                  (v8/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
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
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderMove",
            "kind": "LinkedField",
            "name": "moves",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
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
            "name": "depot",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MapPoint",
            "kind": "LinkedField",
            "name": "destination",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "8576adbad374f5743f839f3ce6362137",
    "id": null,
    "metadata": {},
    "name": "trackScreenQuery",
    "operationKind": "query",
    "text": "query trackScreenQuery(\n  $orderId: ID!\n  $token: String\n) {\n  orderTracking(orderId: $orderId, token: $token) {\n    ...TrackScreen_tracking\n    id\n  }\n}\n\nfragment FeedbackInvitation_order on Order {\n  id\n  status\n  isFeedbackDone\n  canteenFeedbackHash\n}\n\nfragment OrderDocuments_order on Order {\n  id\n  status\n  documents {\n    fileUrl\n    type\n    number\n  }\n}\n\nfragment OrderLines_order on Order {\n  products {\n    id\n    position\n    name\n    category\n    pictureUrl\n    price\n    quantity\n    freeQuantity\n    originalProduct {\n      participantsPerQuantity\n      line {\n        id\n      }\n      id\n    }\n    menu {\n      id\n    }\n  }\n  menus {\n    id\n    position\n    name\n    pictureUrl\n    price\n    quantity\n    freeQuantity\n  }\n  extraCosts {\n    id\n    name\n    price\n    quantity\n    freeQuantity\n  }\n}\n\nfragment OrderPaymentState_order on Order {\n  status\n  totalWithVat\n  amountDue\n  isFullyPaid\n  payByCreditTransfer\n  payments {\n    hasFailed\n    id\n  }\n}\n\nfragment OrderRecovery_order on Order {\n  itemRecovery {\n    recoveryContactName\n    recoveryContactPhone\n    recoveryInstructions\n    recoveryAddress {\n      title\n    }\n    selectedSlot {\n      start\n      end\n    }\n  }\n}\n\nfragment OrderStatusNote_order on Order {\n  status\n  expiresAt\n}\n\nfragment OrderTotals_order on Order {\n  totalWithVat\n  totalWithoutVat\n  people\n  deliveryFees\n  lastMinuteFees\n  discount\n  discountTitle\n  vatParts {\n    rate\n    vat\n  }\n  products {\n    price\n    quantity\n    freeQuantity\n    id\n  }\n  menus {\n    price\n    quantity\n    freeQuantity\n    id\n  }\n  extraCosts {\n    price\n    quantity\n    freeQuantity\n    id\n  }\n}\n\nfragment PayableOrder_order on Order {\n  id\n  status\n  expiresAt\n}\n\nfragment StatusAnnouncement_tracking on OrderTracking {\n  status\n}\n\nfragment TrackScreen_tracking on OrderTracking {\n  number\n  status\n  slotStartAt\n  slotEndAt\n  deliveryAddress\n  ...TrackedDelivery_tracking\n  ...TrackedRecovery_tracking\n  ...TrackingStatus_tracking\n  ...TrackingTimeline_tracking\n  ...TrackingMap_tracking\n  ...StatusAnnouncement_tracking\n  order {\n    trackingToken\n    ...FeedbackInvitation_order\n    ...OrderDocuments_order\n    ...TransferInstructions_order\n    ...TrackingShare_order\n    ...TrackedReceiver_order\n    ...TrackedInvoice_order\n    ...OrderPaymentState_order\n    ...OrderLines_order\n    ...OrderTotals_order\n    id\n  }\n}\n\nfragment TrackedDelivery_tracking on OrderTracking {\n  slotStartAt\n  slotEndAt\n  deliveryAddress\n}\n\nfragment TrackedInvoice_order on Order {\n  ...invoiceFacts_order\n}\n\nfragment TrackedReceiver_order on Order {\n  status\n  ...receiverFacts_order\n}\n\nfragment TrackedRecovery_tracking on OrderTracking {\n  recoverySlot {\n    start\n    end\n  }\n  recoveryAddress\n  order {\n    ...OrderRecovery_order\n    id\n  }\n}\n\nfragment TrackingMap_tracking on OrderTracking {\n  status\n  depot {\n    name\n    lat\n    lng\n  }\n  destination {\n    name\n    lat\n    lng\n  }\n}\n\nfragment TrackingShare_order on Order {\n  id\n  number\n  status\n  trackingToken\n}\n\nfragment TrackingStatus_tracking on OrderTracking {\n  status\n  order {\n    ...OrderStatusNote_order\n    ...PayableOrder_order\n    id\n  }\n}\n\nfragment TrackingTimeline_tracking on OrderTracking {\n  status\n  slotStartAt\n  moves {\n    status\n    at\n  }\n}\n\nfragment TransferInstructions_order on Order {\n  amountDue\n  slotStartAt\n  wireTransfer {\n    iban\n    bic\n    accountHolder\n    reference\n  }\n}\n\nfragment invoiceFacts_order on Order {\n  invoiceCompanyName\n  invoiceCompanySiret\n  invoiceCustomerName\n  invoiceAddress\n  invoiceDetails\n}\n\nfragment receiverFacts_order on Order {\n  deliveryContactName\n  deliveryContactPhone\n  deliveryDetails\n}\n"
  }
};
})();

(node as any).hash = "c2438c639738bedb0fc237ecd87bf662";

export default node;
