/**
 * @generated SignedSource<<4b546126cf55ce78928bcaad2f33040e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
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
export type DeliverySlotInput = {
  end: string;
  start: string;
};
export type useRequestRecoveryMutation$variables = {
  itemRecovery: ItemRecoveryInput;
  orderId: string;
};
export type useRequestRecoveryMutation$data = {
  readonly requestItemRecovery: boolean;
};
export type useRequestRecoveryMutation = {
  response: useRequestRecoveryMutation$data;
  variables: useRequestRecoveryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "itemRecovery"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "itemRecovery",
        "variableName": "itemRecovery"
      },
      {
        "kind": "Variable",
        "name": "orderId",
        "variableName": "orderId"
      }
    ],
    "kind": "ScalarField",
    "name": "requestItemRecovery",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRequestRecoveryMutation",
    "selections": (v2/*:: as any*/),
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
    "name": "useRequestRecoveryMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "86b7f99d7acb9ca324fa910f02513119",
    "id": null,
    "metadata": {},
    "name": "useRequestRecoveryMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestRecoveryMutation(\n  $orderId: ID!\n  $itemRecovery: ItemRecoveryInput!\n) {\n  requestItemRecovery(orderId: $orderId, itemRecovery: $itemRecovery)\n}\n"
  }
};
})();

(node as any).hash = "dee80a35082a8dfb9916c27caab38a10";

export default node;
