/**
 * @generated SignedSource<<810bfeab03bf56ee452605006e6a8c44>>
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
export type CartWalletQuery$variables = {
  input: AvailableInventoryInput;
  isSignedIn: boolean;
};
export type CartWalletQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CartWalletForm_query">;
};
export type CartWalletQuery = {
  response: CartWalletQuery$data;
  variables: CartWalletQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isSignedIn"
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
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pictureUrl",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vatRate",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "participantsPerQuantity",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimumQuantity",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Brand",
  "kind": "LinkedField",
  "name": "brand",
  "plural": false,
  "selections": [
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "available",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unavailabilityPublicMessage",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CartWalletQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CartWalletForm_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CartWalletQuery",
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
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "category",
                "storageKey": null
              },
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
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
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "productsIds",
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
                      (v8/*:: as any*/),
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
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
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
            "concreteType": "DeliveryContact",
            "kind": "LinkedField",
            "name": "lastDeliveryContacts",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
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
              (v1/*:: as any*/),
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
      }
    ]
  },
  "params": {
    "cacheID": "167c1e35c25a2838a116c3b65016d8e4",
    "id": null,
    "metadata": {},
    "name": "CartWalletQuery",
    "operationKind": "query",
    "text": "query CartWalletQuery(\n  $input: AvailableInventoryInput!\n  $isSignedIn: Boolean!\n) {\n  ...CartWalletForm_query\n}\n\nfragment CartWalletForm_query on Query {\n  ...useCartContents_query\n  ...useTrayRecovery_query\n  ...useDeliveryContacts_query\n  ...useInvoiceContacts_query\n}\n\nfragment useCartContents_query on Query {\n  availableInventory(input: $input) {\n    products {\n      id\n      name\n      pictureUrl\n      price\n      vatRate\n      category\n      participantsPerQuantity\n      minimumQuantity\n      brand {\n        id\n      }\n    }\n    menus {\n      id\n      name\n      pictureUrl\n      price\n      vatRate\n      participantsPerQuantity\n      minimumQuantity\n      brand {\n        id\n      }\n    }\n  }\n  ...useInventory_query\n  ...usePricingTerms_query\n}\n\nfragment useDeliveryContacts_query on Query {\n  lastDeliveryContacts @include(if: $isSignedIn) {\n    id\n    deliveryContactName\n    deliveryContactPhone\n    deliveryDetails\n  }\n}\n\nfragment useInventory_query on Query {\n  availableInventory(input: $input) {\n    products {\n      id\n      name\n      available\n      minimumQuantity\n      unavailabilityPublicMessage\n    }\n    menus {\n      id\n      name\n      available\n      minimumQuantity\n      unavailabilityPublicMessage\n      productsIds\n    }\n  }\n}\n\nfragment useInvoiceContacts_query on Query {\n  lastInvoiceContacts @include(if: $isSignedIn) {\n    id\n    invoiceAddress\n    invoicePhone\n    invoiceDetails\n    invoiceCompanyName\n    invoiceCompanySiret\n    invoiceCustomerName\n  }\n}\n\nfragment usePricingTerms_query on Query {\n  ...useSpecialConfiguration_query\n  getCustomerProfile @include(if: $isSignedIn) {\n    defaultOrderDeliveryFee\n    defaultOrderLastMinuteFee\n    companyEntity {\n      eventDiscounts {\n        brand {\n          id\n        }\n        discountPercentage\n        discountAmount\n        minimumCartAmount\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment useSpecialConfiguration_query on Query {\n  specialConfiguration {\n    disablePopboxBefore\n    cutleryPrice\n    cutleryVatRate\n    individualBoxPrice\n    individualBoxVatRate\n    lastMinuteFees\n    lastMinuteVatRate\n    placematPrice\n    placematVatRate\n    minimumOrderAmount\n  }\n}\n\nfragment useTrayRecovery_query on Query {\n  availableInventory(input: $input) {\n    products {\n      id\n      category\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "190e7e984d6877bf5f353423fb3b9c23";

export default node;
