/**
 * @generated SignedSource<<5880b4b8c75f0ab7f6001a72cac479c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useUpdateInvoiceMutation$variables = {
  invoiceAddress?: string | null | undefined;
  invoiceCompanyName?: string | null | undefined;
  invoiceCompanySiret?: string | null | undefined;
  invoiceCustomerName?: string | null | undefined;
  invoiceDetails?: string | null | undefined;
  orderId: string;
};
export type useUpdateInvoiceMutation$data = {
  readonly updateOrderInvoiceDetails: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderHead_order" | "OrderInvoice_order">;
  };
};
export type useUpdateInvoiceMutation = {
  response: useUpdateInvoiceMutation$data;
  variables: useUpdateInvoiceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "invoiceAddress"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "invoiceCompanyName"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "invoiceCompanySiret"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "invoiceCustomerName"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "invoiceDetails"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderId"
},
v6 = [
  {
    "kind": "Variable",
    "name": "invoiceAddress",
    "variableName": "invoiceAddress"
  },
  {
    "kind": "Variable",
    "name": "invoiceCompanyName",
    "variableName": "invoiceCompanyName"
  },
  {
    "kind": "Variable",
    "name": "invoiceCompanySiret",
    "variableName": "invoiceCompanySiret"
  },
  {
    "kind": "Variable",
    "name": "invoiceCustomerName",
    "variableName": "invoiceCustomerName"
  },
  {
    "kind": "Variable",
    "name": "invoiceDetails",
    "variableName": "invoiceDetails"
  },
  {
    "kind": "Variable",
    "name": "orderId",
    "variableName": "orderId"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateInvoiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "updateOrderInvoiceDetails",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderInvoice_order"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderHead_order"
          }
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
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useUpdateInvoiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "updateOrderInvoiceDetails",
        "plural": false,
        "selections": [
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
            "name": "canEditInvoice",
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
            "name": "id",
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
            "name": "expiresAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "fd279ffa3fa9ab96e91f502de29f2131",
    "id": null,
    "metadata": {},
    "name": "useUpdateInvoiceMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateInvoiceMutation(\n  $orderId: ID!\n  $invoiceAddress: String\n  $invoiceCompanyName: String\n  $invoiceCompanySiret: String\n  $invoiceCustomerName: String\n  $invoiceDetails: String\n) {\n  updateOrderInvoiceDetails(orderId: $orderId, invoiceAddress: $invoiceAddress, invoiceCompanyName: $invoiceCompanyName, invoiceCompanySiret: $invoiceCompanySiret, invoiceCustomerName: $invoiceCustomerName, invoiceDetails: $invoiceDetails) {\n    ...OrderInvoice_order\n    ...OrderHead_order\n    id\n  }\n}\n\nfragment OrderHead_order on Order {\n  id\n  number\n  status\n  createdAt\n  updatedAt\n  isFeedbackDone\n  canteenFeedbackHash\n  ...OrderStatusNote_order\n}\n\nfragment OrderInvoiceForm_order on Order {\n  id\n  invoiceCompanyName\n  invoiceCompanySiret\n  invoiceCustomerName\n  invoiceAddress\n  invoiceDetails\n}\n\nfragment OrderInvoice_order on Order {\n  status\n  canEditInvoice\n  ...invoiceFacts_order\n  ...OrderInvoiceForm_order\n}\n\nfragment OrderStatusNote_order on Order {\n  status\n  expiresAt\n}\n\nfragment invoiceFacts_order on Order {\n  invoiceCompanyName\n  invoiceCompanySiret\n  invoiceCustomerName\n  invoiceAddress\n  invoiceDetails\n}\n"
  }
};
})();

(node as any).hash = "f8d30b77bacf6580f8a1c1869915e728";

export default node;
