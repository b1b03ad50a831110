/**
 * @generated SignedSource<<21172e0451d056105deb9dd5be936886>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useWeeklyMenuQuery$variables = {
  week: string;
  withPrice: boolean;
};
export type useWeeklyMenuQuery$data = {
  readonly weeklyMenu: {
    readonly fileUrl: string;
  };
};
export type useWeeklyMenuQuery = {
  response: useWeeklyMenuQuery$data;
  variables: useWeeklyMenuQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "week"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "withPrice"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "week",
        "variableName": "week"
      },
      {
        "kind": "Variable",
        "name": "withPrice",
        "variableName": "withPrice"
      }
    ],
    "concreteType": "WeeklyMenu",
    "kind": "LinkedField",
    "name": "weeklyMenu",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fileUrl",
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
    "name": "useWeeklyMenuQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWeeklyMenuQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ecf0623b672e4d83d74f59cc33be99d2",
    "id": null,
    "metadata": {},
    "name": "useWeeklyMenuQuery",
    "operationKind": "query",
    "text": "query useWeeklyMenuQuery(\n  $week: String!\n  $withPrice: Boolean!\n) {\n  weeklyMenu(week: $week, withPrice: $withPrice) {\n    fileUrl\n  }\n}\n"
  }
};
})();

(node as any).hash = "905587dbbf70c2588f46c54e772a74d0";

export default node;
