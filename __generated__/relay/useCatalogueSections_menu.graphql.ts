/**
 * @generated SignedSource<<a892906494348c94852cad6fda193740>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useCatalogueSections_menu$data = {
  readonly id: string;
  readonly line: {
    readonly id: string;
  };
  readonly name: string;
  readonly participantsPerQuantity: number;
  readonly price: number;
  readonly productsIds: ReadonlyArray<string>;
  readonly " $fragmentType": "useCatalogueSections_menu";
};
export type useCatalogueSections_menu$key = {
  readonly " $data"?: useCatalogueSections_menu$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCatalogueSections_menu">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useCatalogueSections_menu"
};

(node as any).hash = "7db8031f0b0499ab596055198c50cb52";

export default node;
