/**
 * @generated SignedSource<<848e6722b15f78d9d15838742c35e780>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type companyLocations_profile$data = {
  readonly companyEntity: {
    readonly canteenLocations: ReadonlyArray<{
      readonly address: string;
      readonly id: string;
      readonly isRoomServiceDeliveryPoint: boolean;
      readonly lat: number;
      readonly lng: number;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "companyLocations_profile";
};
export type companyLocations_profile$key = {
  readonly " $data"?: companyLocations_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"companyLocations_profile">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "companyLocations_profile"
};

(node as any).hash = "d3d12fb79e270c6275e53e25270ae5a7";

export default node;
