/**
 * @generated SignedSource<<63c6f61e811ca68a84b18d00f9467564>>
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
export type shopScreenQuery$variables = {
  brandId: string;
  businessDay: string;
  distributionPointId: string;
  input: AvailableInventoryInput;
  isSignedIn: boolean;
  lat?: number | null | undefined;
  lineId: string;
  lng?: number | null | undefined;
};
export type shopScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ArticleDialog_query" | "CartPanel_query" | "Catalogue_query" | "DeliveryBar_query" | "FavouritesProvider_query" | "GuestsPanel_query" | "useNoMenuNotice_query" | "useReconcileCart_query" | "useShopAccess_query" | "useStorefrontOfInventory_query">;
};
export type shopScreenQuery = {
  response: shopScreenQuery$data;
  variables: shopScreenQuery$variables;
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
  "name": "description",
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
  "name": "participantsPerQuantity",
  "storageKey": null
},
v13 = [
  (v8/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Line",
  "kind": "LinkedField",
  "name": "line",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pictureUrl",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimumQuantity",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unavailabilityPublicMessage",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "available",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "Brand",
  "kind": "LinkedField",
  "name": "brand",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vatRate",
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
    "name": "shopScreenQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Catalogue_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "DeliveryBar_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CartPanel_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "GuestsPanel_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useReconcileCart_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useShopAccess_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ArticleDialog_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "FavouritesProvider_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useNoMenuNotice_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useStorefrontOfInventory_query"
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
    "name": "shopScreenQuery",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "category",
                "storageKey": null
              },
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tags",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "allergens",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ingredientsList",
                "storageKey": null
              },
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isFeatured",
                "storageKey": null
              },
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "productsIds",
                "storageKey": null
              },
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/)
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
              },
              (v9/*:: as any*/)
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
            "kind": "ScalarField",
            "name": "startAt",
            "storageKey": null
          },
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
                "name": "disabledSlot",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stress",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slotEndAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
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
                      (v19/*:: as any*/),
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
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasRoomServiceEnabled",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CanteenLocation",
                    "kind": "LinkedField",
                    "name": "canteenLocations",
                    "plural": true,
                    "selections": [
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "address",
                        "storageKey": null
                      },
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
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isRoomServiceDeliveryPoint",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Favourite",
                "kind": "LinkedField",
                "name": "favourites",
                "plural": true,
                "selections": (v13/*:: as any*/),
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
    "cacheID": "946637421c41078fc2bdd42d812d9edd",
    "id": null,
    "metadata": {},
    "name": "shopScreenQuery",
    "operationKind": "query",
    "text": "query shopScreenQuery(\n  $input: AvailableInventoryInput!\n  $distributionPointId: ID!\n  $businessDay: Date!\n  $lineId: ID!\n  $brandId: ID!\n  $lat: Float\n  $lng: Float\n  $isSignedIn: Boolean!\n) {\n  ...Catalogue_query\n  ...DeliveryBar_query\n  ...CartPanel_query\n  ...GuestsPanel_query\n  ...useReconcileCart_query\n  ...useShopAccess_query\n  ...ArticleDialog_query\n  ...FavouritesProvider_query\n  ...useNoMenuNotice_query\n  ...useStorefrontOfInventory_query\n}\n\nfragment AlreadyServed_query on Query {\n  ...useGuestTable_query\n}\n\nfragment ArticleDialog_query on Query {\n  ...useArticle_query\n  ...ServingQuestion_query\n}\n\nfragment CartBody_query on Query {\n  ...ServedGuests_query\n  ...CartOptions_query\n}\n\nfragment CartOptions_query on Query {\n  ...useCartOptions_query\n}\n\nfragment CartPanel_query on Query {\n  ...FilledCart_query\n}\n\nfragment CatalogueList_query on Query {\n  availableInventory(input: $input) {\n    products {\n      ...useCatalogueSections_product\n      ...ProductCard_product\n      id\n    }\n    menus {\n      ...useCatalogueSections_menu\n      ...MenuCard_menu\n      id\n    }\n  }\n  ...useInventory_query\n  ...useGuestTable_query\n}\n\nfragment Catalogue_query on Query {\n  ...CatalogueList_query\n}\n\nfragment Compose_query on Query {\n  ...useComposition_query\n}\n\nfragment DayPanel_days on BusinessDay {\n  ...toListedDay_day\n  ...QuickSlots_days\n}\n\nfragment DayPanel_query on Query {\n  ...usePricingTerms_query\n  ...QuickSlots_query\n}\n\nfragment DeliveryBar_query on Query {\n  ...DeliveryFacts_query\n  ...DeliveryPanelContent_query\n}\n\nfragment DeliveryFacts_query on Query {\n  availableInventory(input: $input) {\n    lines {\n      id\n      leadTimeMinutes\n    }\n  }\n  businessDaysWithSlots(distributionPointId: $distributionPointId, businessDay: $businessDay, lat: $lat, lng: $lng, brandId: $brandId, lineId: $lineId) {\n    startAt\n    slots {\n      slotStartAt\n      disabledSlot\n    }\n  }\n  ...usePricingTerms_query\n}\n\nfragment DeliveryPanelContent_query on Query {\n  businessDaysWithSlots(distributionPointId: $distributionPointId, businessDay: $businessDay, lat: $lat, lng: $lng, brandId: $brandId, lineId: $lineId) {\n    startAt\n    ...DayPanel_days\n    ...SlotPanel_day\n  }\n  ...DayPanel_query\n  ...SlotPanel_query\n}\n\nfragment FavouritesProvider_query on Query {\n  getCustomerProfile @include(if: $isSignedIn) {\n    favourites {\n      id\n    }\n    id\n  }\n}\n\nfragment FilledCart_query on Query {\n  ...useCartContents_query\n  ...useOrderCart_query\n  ...CartBody_query\n}\n\nfragment GuestsPanel_query on Query {\n  ...Compose_query\n}\n\nfragment MenuCard_menu on Menu {\n  id\n  name\n  description\n  pictureUrl\n  price\n  minimumQuantity\n  participantsPerQuantity\n  unavailabilityPublicMessage\n  available\n  line {\n    id\n  }\n  brand {\n    id\n  }\n}\n\nfragment ProductCard_product on Product {\n  id\n  name\n  description\n  pictureUrl\n  price\n  isFeatured\n  tags\n  allergens\n  minimumQuantity\n  participantsPerQuantity\n  unavailabilityPublicMessage\n  available\n  line {\n    id\n  }\n  brand {\n    id\n  }\n}\n\nfragment QuickSlots_days on BusinessDay {\n  ...toListedDay_day\n  slots {\n    slotStartAt\n    slotEndAt\n    disabledSlot\n    stress\n  }\n}\n\nfragment QuickSlots_query on Query {\n  ...useCartLeadTime_query\n}\n\nfragment ServedGuests_query on Query {\n  ...useGuestTable_query\n}\n\nfragment ServingQuestion_query on Query {\n  ...AlreadyServed_query\n}\n\nfragment SlotPanel_day on BusinessDay {\n  slots {\n    slotStartAt\n    slotEndAt\n    disabledSlot\n    stress\n  }\n}\n\nfragment SlotPanel_query on Query {\n  ...useCartLeadTime_query\n}\n\nfragment companyLocations_profile on CustomerProfile {\n  companyEntity {\n    canteenLocations {\n      id\n      address\n      lat\n      lng\n      isRoomServiceDeliveryPoint\n    }\n    id\n  }\n}\n\nfragment listedSlot_day on BusinessDay {\n  slots {\n    slotStartAt\n    slotEndAt\n    disabledSlot\n    stress\n  }\n}\n\nfragment toListedDay_day on BusinessDay {\n  startAt\n  status\n  slots {\n    slotStartAt\n    disabledSlot\n    stress\n  }\n}\n\nfragment useArticle_query on Query {\n  availableInventory(input: $input) {\n    products {\n      id\n      name\n      pictureUrl\n      price\n      available\n      minimumQuantity\n      participantsPerQuantity\n      unavailabilityPublicMessage\n      line {\n        id\n      }\n      brand {\n        id\n      }\n    }\n    menus {\n      id\n      name\n      pictureUrl\n      price\n      available\n      minimumQuantity\n      participantsPerQuantity\n      unavailabilityPublicMessage\n      line {\n        id\n      }\n      brand {\n        id\n      }\n    }\n  }\n  ...useInventory_query\n  ...useGuestTable_query\n}\n\nfragment useCartContents_query on Query {\n  availableInventory(input: $input) {\n    products {\n      id\n      name\n      pictureUrl\n      price\n      vatRate\n      category\n      participantsPerQuantity\n      minimumQuantity\n      brand {\n        id\n      }\n    }\n    menus {\n      id\n      name\n      pictureUrl\n      price\n      vatRate\n      participantsPerQuantity\n      minimumQuantity\n      brand {\n        id\n      }\n    }\n  }\n  ...useInventory_query\n  ...usePricingTerms_query\n}\n\nfragment useCartLeadTime_query on Query {\n  availableInventory(input: $input) {\n    lines {\n      id\n      leadTimeMinutes\n    }\n  }\n}\n\nfragment useCartOptions_query on Query {\n  availableInventory(input: $input) {\n    products {\n      id\n      isHot\n    }\n    menus {\n      id\n      productsIds\n    }\n  }\n  ...useSpecialConfiguration_query\n}\n\nfragment useCatalogueSections_menu on Menu {\n  id\n  name\n  description\n  price\n  participantsPerQuantity\n  productsIds\n  line {\n    id\n  }\n}\n\nfragment useCatalogueSections_product on Product {\n  id\n  name\n  description\n  category\n  price\n  participantsPerQuantity\n  tags\n  allergens\n  ingredientsList\n  line {\n    id\n  }\n}\n\nfragment useComposition_query on Query {\n  availableInventory(input: $input) {\n    products {\n      id\n      name\n      price\n      minimumQuantity\n      participantsPerQuantity\n      category\n      isHot\n      line {\n        id\n      }\n      brand {\n        id\n      }\n    }\n    menus {\n      id\n      name\n      price\n      minimumQuantity\n      participantsPerQuantity\n      line {\n        id\n      }\n      brand {\n        id\n      }\n    }\n  }\n  ...useInventory_query\n  ...useSpecialConfiguration_query\n  ...useGuestTable_query\n}\n\nfragment useGuestTable_query on Query {\n  availableInventory(input: $input) {\n    products {\n      id\n      category\n      participantsPerQuantity\n      tags\n      allergens\n    }\n    menus {\n      id\n      participantsPerQuantity\n      productsIds\n    }\n  }\n}\n\nfragment useInventory_query on Query {\n  availableInventory(input: $input) {\n    products {\n      id\n      name\n      available\n      minimumQuantity\n      unavailabilityPublicMessage\n    }\n    menus {\n      id\n      name\n      available\n      minimumQuantity\n      unavailabilityPublicMessage\n      productsIds\n    }\n  }\n}\n\nfragment useNoMenuNotice_query on Query {\n  availableInventory(input: $input) {\n    products {\n      available\n      minimumQuantity\n      unavailabilityPublicMessage\n      line {\n        id\n      }\n      id\n    }\n    menus {\n      available\n      minimumQuantity\n      unavailabilityPublicMessage\n      line {\n        id\n      }\n      id\n    }\n  }\n}\n\nfragment useOrderCart_query on Query {\n  ...useCartLeadTime_query\n  businessDaysWithSlots(distributionPointId: $distributionPointId, businessDay: $businessDay, lat: $lat, lng: $lng, brandId: $brandId, lineId: $lineId) {\n    ...listedSlot_day\n  }\n}\n\nfragment usePricingTerms_query on Query {\n  ...useSpecialConfiguration_query\n  getCustomerProfile @include(if: $isSignedIn) {\n    defaultOrderDeliveryFee\n    defaultOrderLastMinuteFee\n    companyEntity {\n      eventDiscounts {\n        brand {\n          id\n        }\n        discountPercentage\n        discountAmount\n        minimumCartAmount\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment useReconcileCart_query on Query {\n  ...useInventory_query\n}\n\nfragment useShopAccess_query on Query {\n  getCustomerProfile @include(if: $isSignedIn) {\n    companyEntity {\n      hasRoomServiceEnabled\n      id\n    }\n    ...companyLocations_profile\n    id\n  }\n}\n\nfragment useSpecialConfiguration_query on Query {\n  specialConfiguration {\n    disablePopboxBefore\n    cutleryPrice\n    cutleryVatRate\n    individualBoxPrice\n    individualBoxVatRate\n    lastMinuteFees\n    lastMinuteVatRate\n    placematPrice\n    placematVatRate\n    minimumOrderAmount\n  }\n}\n\nfragment useStorefrontOfInventory_query on Query {\n  availableInventory(input: $input) {\n    lines {\n      id\n      name\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a90757a24c4d1831c9446027fd3891a3";

export default node;
