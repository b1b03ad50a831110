/**
 * @generated SignedSource<<ed63902e350610a91046652efd2b9cae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type invoiceFacts_order$data = {
  readonly invoiceAddress: string | null | undefined;
  readonly invoiceCompanyName: string | null | undefined;
  readonly invoiceCompanySiret: string | null | undefined;
  readonly invoiceCustomerName: string | null | undefined;
  readonly invoiceDetails: string | null | undefined;
  readonly " $fragmentType": "invoiceFacts_order";
};
export type invoiceFacts_order$key = {
  readonly " $data"?: invoiceFacts_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"invoiceFacts_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "invoiceFacts_order"
};

(node as any).hash = "82ecfeb2cb805eb5249affb55fbac6b0";

export default node;
