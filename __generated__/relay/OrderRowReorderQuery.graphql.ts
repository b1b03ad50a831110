/**
 * @generated SignedSource<<f3e1e2e0ea8f8350e70f24fed8335793>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderRowReorderQuery$variables = {
  orderId: string;
};
export type OrderRowReorderQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OrderReorderDialog_query">;
};
export type OrderRowReorderQuery = {
  response: OrderRowReorderQuery$data;
  variables: OrderRowReorderQuery$variables;
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
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
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
  "name": "price",
  "storageKey": null
},
v8 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Line",
    "kind": "LinkedField",
    "name": "line",
    "plural": false,
    "selections": [
      (v1/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderRowReorderQuery",
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
        "name": "OrderReorderDialog_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderRowReorderQuery",
    "selections": [
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
          (v1/*:: as any*/)
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
              (v4/*:: as any*/),
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
              (v5/*:: as any*/),
              (v4/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
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
            "name": "menus",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v4/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Menu",
                "kind": "LinkedField",
                "name": "originalMenu",
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
              (v4/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cc96ba502a462b0edb5b9347b39cb1ed",
    "id": null,
    "metadata": {},
    "name": "OrderRowReorderQuery",
    "operationKind": "query",
    "text": "query OrderRowReorderQuery(\n  $orderId: ID!\n) {\n  ...OrderReorderDialog_query_ZqgzG\n}\n\nfragment OrderReorderDialog_query_ZqgzG on Query {\n  ...useSpecialConfiguration_query\n  getCustomerProfile {\n    defaultOrderLastMinuteFee\n    ...ReorderDialog_profile\n    id\n  }\n  order(id: $orderId) {\n    ...ReorderDialog_order\n    id\n  }\n}\n\nfragment ReorderDialog_order on Order {\n  ...useReorderedOrder_order\n}\n\nfragment ReorderDialog_profile on CustomerProfile {\n  ...companyLocations_profile\n}\n\nfragment companyLocations_profile on CustomerProfile {\n  companyEntity {\n    canteenLocations {\n      id\n      address\n      lat\n      lng\n      isRoomServiceDeliveryPoint\n    }\n    id\n  }\n}\n\nfragment useOrderedArticles_order on Order {\n  products {\n    position\n    name\n    quantity\n    price\n    menu {\n      __typename\n      id\n    }\n    originalProduct {\n      id\n      line {\n        id\n      }\n    }\n    id\n  }\n  menus {\n    position\n    name\n    quantity\n    price\n    originalMenu {\n      id\n      line {\n        id\n      }\n    }\n    id\n  }\n}\n\nfragment useOrderedRecovery_order on Order {\n  deliveryContactName\n  deliveryContactPhone\n  itemRecovery {\n    recoveryContactName\n    recoveryContactPhone\n    recoveryInstructions\n    bookedRecoveryHour\n    recoveryAddress {\n      title\n      lat\n      lng\n    }\n    selectedSlot {\n      start\n      end\n    }\n  }\n}\n\nfragment useReorderedOrder_order on Order {\n  number\n  slotStartAt\n  deliveryPlace {\n    name\n    lat\n    lng\n  }\n  roomServiceLocationId\n  deliveryContactName\n  deliveryContactPhone\n  deliveryDetails\n  invoiceAddress\n  invoiceCompanyName\n  invoiceCompanySiret\n  invoiceCustomerName\n  invoiceDetails\n  ...useOrderedArticles_order\n  ...useOrderedRecovery_order\n  extraCosts {\n    name\n    id\n  }\n}\n\nfragment useSpecialConfiguration_query on Query {\n  specialConfiguration {\n    disablePopboxBefore\n    cutleryPrice\n    cutleryVatRate\n    individualBoxPrice\n    individualBoxVatRate\n    lastMinuteFees\n    lastMinuteVatRate\n    placematPrice\n    placematVatRate\n    minimumOrderAmount\n  }\n}\n"
  }
};
})();

(node as any).hash = "2cccfdb588db852049a1e3d50f042116";

export default node;
