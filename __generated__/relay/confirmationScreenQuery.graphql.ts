/**
 * @generated SignedSource<<b9de3654b468d5866a0e24b53dfdb551>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type confirmationScreenQuery$variables = {
  orderId: string;
};
export type confirmationScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationScreen_query">;
};
export type confirmationScreenQuery = {
  response: confirmationScreenQuery$data;
  variables: confirmationScreenQuery$variables;
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
  "name": "position",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pictureUrl",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "freeQuantity",
  "storageKey": null
},
v8 = [
  (v1/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "confirmationScreenQuery",
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
        "name": "ConfirmationScreen_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "confirmationScreenQuery",
    "selections": [
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
            "name": "number",
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
            "name": "trackingToken",
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
            "kind": "ScalarField",
            "name": "deliveryContactName",
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
            "concreteType": "OrderProduct",
            "kind": "LinkedField",
            "name": "products",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "category",
                "storageKey": null
              },
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
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
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
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
                "selections": (v8/*:: as any*/),
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
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
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
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
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
        "concreteType": "CustomerProfile",
        "kind": "LinkedField",
        "name": "getCustomerProfile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEmailConfirmed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Passkey",
            "kind": "LinkedField",
            "name": "passkeys",
            "plural": true,
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
            "kind": "ScalarField",
            "name": "hasPassword",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a879f11566b499917eacee474174d749",
    "id": null,
    "metadata": {},
    "name": "confirmationScreenQuery",
    "operationKind": "query",
    "text": "query confirmationScreenQuery(\n  $orderId: ID!\n) {\n  ...ConfirmationScreen_query_ZqgzG\n}\n\nfragment ConfirmationHead_order on Order {\n  id\n  number\n  status\n  expiresAt\n}\n\nfragment ConfirmationNext_order on Order {\n  status\n  slotStartAt\n  slotEndAt\n  deliveryContactName\n}\n\nfragment ConfirmationNext_profile on CustomerProfile {\n  email\n  isEmailConfirmed\n}\n\nfragment ConfirmationScreen_query_ZqgzG on Query {\n  order(id: $orderId) {\n    ...usePlacedOrder_order\n    ...ConfirmationHead_order\n    ...OrderCalendar_order\n    ...TransferInstructions_order\n    ...ConfirmationNext_order\n    ...OrderSummary_order\n    id\n  }\n  getCustomerProfile {\n    ...UnconfirmedEmail_profile\n    ...PasskeyOffer_profile\n    ...FirstPassword_profile\n    ...ConfirmationNext_profile\n    id\n  }\n}\n\nfragment FirstPassword_profile on CustomerProfile {\n  email\n  hasPassword\n  passkeys {\n    __typename\n    id\n  }\n}\n\nfragment OrderCalendar_order on Order {\n  id\n  number\n  slotStartAt\n  slotEndAt\n  deliveryAddress\n  trackingToken\n}\n\nfragment OrderLines_order on Order {\n  products {\n    id\n    position\n    name\n    category\n    pictureUrl\n    price\n    quantity\n    freeQuantity\n    originalProduct {\n      participantsPerQuantity\n      line {\n        id\n      }\n      id\n    }\n    menu {\n      id\n    }\n  }\n  menus {\n    id\n    position\n    name\n    pictureUrl\n    price\n    quantity\n    freeQuantity\n  }\n  extraCosts {\n    id\n    name\n    price\n    quantity\n    freeQuantity\n  }\n}\n\nfragment OrderRecovery_order on Order {\n  itemRecovery {\n    recoveryContactName\n    recoveryContactPhone\n    recoveryInstructions\n    recoveryAddress {\n      title\n    }\n    selectedSlot {\n      start\n      end\n    }\n  }\n}\n\nfragment OrderSummary_order on Order {\n  totalWithVat\n  slotStartAt\n  slotEndAt\n  deliveryAddress\n  ...OrderRecovery_order\n  ...OrderLines_order\n  ...OrderTotals_order\n}\n\nfragment OrderTotals_order on Order {\n  totalWithVat\n  totalWithoutVat\n  people\n  deliveryFees\n  lastMinuteFees\n  discount\n  discountTitle\n  vatParts {\n    rate\n    vat\n  }\n  products {\n    price\n    quantity\n    freeQuantity\n    id\n  }\n  menus {\n    price\n    quantity\n    freeQuantity\n    id\n  }\n  extraCosts {\n    price\n    quantity\n    freeQuantity\n    id\n  }\n}\n\nfragment PasskeyOffer_profile on CustomerProfile {\n  passkeys {\n    __typename\n    id\n  }\n}\n\nfragment TransferInstructions_order on Order {\n  amountDue\n  slotStartAt\n  wireTransfer {\n    iban\n    bic\n    accountHolder\n    reference\n  }\n}\n\nfragment UnconfirmedEmail_profile on CustomerProfile {\n  email\n  isEmailConfirmed\n}\n\nfragment usePlacedOrder_order on Order {\n  id\n  status\n}\n"
  }
};
})();

(node as any).hash = "01ffb6c6bf764d17c8a79f0b1559e9b8";

export default node;
