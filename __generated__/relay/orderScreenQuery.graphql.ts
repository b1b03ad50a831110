/**
 * @generated SignedSource<<ff6193e5cbce0377cad36b396f0000e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AvailableInventoryInput = {
  date: string;
  departmentCode?: string | null | undefined;
  distributionPointsIds: ReadonlyArray<string>;
  linesIds?: ReadonlyArray<string> | null | undefined;
};
export type orderScreenQuery$variables = {
  brandId?: string | null | undefined;
  businessDay: string;
  distributionPointId: string;
  input: AvailableInventoryInput;
  isSignedIn: boolean;
  lat?: number | null | undefined;
  lineId?: string | null | undefined;
  lng?: number | null | undefined;
};
export type orderScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OrderScreen_query">;
};
export type orderScreenQuery = {
  response: orderScreenQuery$data;
  variables: orderScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "brandId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "businessDay"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "distributionPointId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isSignedIn"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lat"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lineId"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lng"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pictureUrl",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vatRate",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "participantsPerQuantity",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimumQuantity",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "Brand",
  "kind": "LinkedField",
  "name": "brand",
  "plural": false,
  "selections": [
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "available",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unavailabilityPublicMessage",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "orderScreenQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "OrderScreen_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v7/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "orderScreenQuery",
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
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "products",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "category",
                "storageKey": null
              },
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isHot",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Menu",
            "kind": "LinkedField",
            "name": "menus",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "productsIds",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Line",
            "kind": "LinkedField",
            "name": "lines",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
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
                      (v15/*:: as any*/),
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
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stripeCustomerId",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DeliveryContact",
            "kind": "LinkedField",
            "name": "lastDeliveryContacts",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
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
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "InvoiceContact",
            "kind": "LinkedField",
            "name": "lastInvoiceContacts",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
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
                "name": "invoicePhone",
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
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "brandId",
            "variableName": "brandId"
          },
          {
            "kind": "Variable",
            "name": "businessDay",
            "variableName": "businessDay"
          },
          {
            "kind": "Variable",
            "name": "distributionPointId",
            "variableName": "distributionPointId"
          },
          {
            "kind": "Variable",
            "name": "lat",
            "variableName": "lat"
          },
          {
            "kind": "Variable",
            "name": "lineId",
            "variableName": "lineId"
          },
          {
            "kind": "Variable",
            "name": "lng",
            "variableName": "lng"
          }
        ],
        "concreteType": "BusinessDay",
        "kind": "LinkedField",
        "name": "businessDaysWithSlots",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Slot",
            "kind": "LinkedField",
            "name": "slots",
            "plural": true,
            "selections": [
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
                "name": "disabledSlot",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stress",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c6177852a30b2c98db7d8fb0e7b93f16",
    "id": null,
    "metadata": {},
    "name": "orderScreenQuery",
    "operationKind": "query",
    "text": "query orderScreenQuery(\n  $input: AvailableInventoryInput!\n  $distributionPointId: ID!\n  $businessDay: Date!\n  $lineId: ID\n  $brandId: ID\n  $lat: Float\n  $lng: Float\n  $isSignedIn: Boolean!\n) {\n  ...OrderScreen_query\n}\n\nfragment DeliveryContactForm_query on Query {\n  ...useDeliveryContacts_query\n}\n\nfragment DeliveryStep_query on Query {\n  ...DeliveryContactForm_query\n}\n\nfragment OrderScreen_query on Query {\n  ...useCartContents_query\n  ...useReconcileCart_query\n  ...useTrayRecovery_query\n  ...RecapStep_query\n  ...DeliveryStep_query\n  ...PaymentStep_query\n}\n\nfragment PaymentStep_query on Query {\n  ...useInvoiceContacts_query\n  getCustomerProfile @include(if: $isSignedIn) {\n    stripeCustomerId\n    id\n  }\n}\n\nfragment RecapOptions_query on Query {\n  ...useCartOptions_query\n}\n\nfragment RecapStep_query on Query {\n  ...useSlotRefusal_query\n  ...RecapOptions_query\n}\n\nfragment listedSlot_day on BusinessDay {\n  slots {\n    slotStartAt\n    slotEndAt\n    disabledSlot\n    stress\n  }\n}\n\nfragment useCartContents_query on Query {\n  availableInventory(input: $input) {\n    products {\n      id\n      name\n      pictureUrl\n      price\n      vatRate\n      category\n      participantsPerQuantity\n      minimumQuantity\n      brand {\n        id\n      }\n    }\n    menus {\n      id\n      name\n      pictureUrl\n      price\n      vatRate\n      participantsPerQuantity\n      minimumQuantity\n      brand {\n        id\n      }\n    }\n  }\n  ...useInventory_query\n  ...usePricingTerms_query\n}\n\nfragment useCartLeadTime_query on Query {\n  availableInventory(input: $input) {\n    lines {\n      id\n      leadTimeMinutes\n    }\n  }\n}\n\nfragment useCartOptions_query on Query {\n  availableInventory(input: $input) {\n    products {\n      id\n      isHot\n    }\n    menus {\n      id\n      productsIds\n    }\n  }\n  ...useSpecialConfiguration_query\n}\n\nfragment useDeliveryContacts_query on Query {\n  lastDeliveryContacts @include(if: $isSignedIn) {\n    id\n    deliveryContactName\n    deliveryContactPhone\n    deliveryDetails\n  }\n}\n\nfragment useInventory_query on Query {\n  availableInventory(input: $input) {\n    products {\n      id\n      name\n      available\n      minimumQuantity\n      unavailabilityPublicMessage\n    }\n    menus {\n      id\n      name\n      available\n      minimumQuantity\n      unavailabilityPublicMessage\n      productsIds\n    }\n  }\n}\n\nfragment useInvoiceContacts_query on Query {\n  lastInvoiceContacts @include(if: $isSignedIn) {\n    id\n    invoiceAddress\n    invoicePhone\n    invoiceDetails\n    invoiceCompanyName\n    invoiceCompanySiret\n    invoiceCustomerName\n  }\n}\n\nfragment usePricingTerms_query on Query {\n  ...useSpecialConfiguration_query\n  getCustomerProfile @include(if: $isSignedIn) {\n    defaultOrderDeliveryFee\n    defaultOrderLastMinuteFee\n    companyEntity {\n      eventDiscounts {\n        brand {\n          id\n        }\n        discountPercentage\n        discountAmount\n        minimumCartAmount\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment useReconcileCart_query on Query {\n  ...useInventory_query\n}\n\nfragment useSlotRefusal_query on Query {\n  ...useCartLeadTime_query\n  businessDaysWithSlots(distributionPointId: $distributionPointId, businessDay: $businessDay, lineId: $lineId, brandId: $brandId, lat: $lat, lng: $lng) {\n    ...listedSlot_day\n  }\n}\n\nfragment useSpecialConfiguration_query on Query {\n  specialConfiguration {\n    disablePopboxBefore\n    cutleryPrice\n    cutleryVatRate\n    individualBoxPrice\n    individualBoxVatRate\n    lastMinuteFees\n    lastMinuteVatRate\n    placematPrice\n    placematVatRate\n    minimumOrderAmount\n  }\n}\n\nfragment useTrayRecovery_query on Query {\n  availableInventory(input: $input) {\n    products {\n      id\n      category\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "649ed1d323301d53d1fb2acc8410fd25";

export default node;
