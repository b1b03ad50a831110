/**
 * @generated SignedSource<<0e20513937ad831c3c80c5eef79f0970>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useSetMailSubscriptionsMutation$variables = {
  lists: ReadonlyArray<string>;
};
export type useSetMailSubscriptionsMutation$data = {
  readonly setMailSubscriptions: ReadonlyArray<{
    readonly id: string;
    readonly isSubscribed: boolean;
  }>;
};
export type useSetMailSubscriptionsMutation = {
  response: useSetMailSubscriptionsMutation$data;
  variables: useSetMailSubscriptionsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lists"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "lists",
        "variableName": "lists"
      }
    ],
    "concreteType": "MailSubscription",
    "kind": "LinkedField",
    "name": "setMailSubscriptions",
    "plural": true,
    "selections": [
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
        "name": "isSubscribed",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetMailSubscriptionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetMailSubscriptionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "4e950f3f4d1c071aa27621426d53d125",
    "id": null,
    "metadata": {},
    "name": "useSetMailSubscriptionsMutation",
    "operationKind": "mutation",
    "text": "mutation useSetMailSubscriptionsMutation(\n  $lists: [String!]!\n) {\n  setMailSubscriptions(lists: $lists) {\n    id\n    isSubscribed\n  }\n}\n"
  }
};
})();

(node as any).hash = "9aefea24bfb68b6d4c0db9f0d5f0e2aa";

export default node;
