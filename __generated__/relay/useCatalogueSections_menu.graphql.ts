/**
 * @generated SignedSource<<f792e396557dba87bcba6d17c99085b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useCatalogueSections_menu$data = {
  readonly description: string;
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

(node as any).hash = "8568e0c76581c22289aaf47bcb424720";

export default node;
