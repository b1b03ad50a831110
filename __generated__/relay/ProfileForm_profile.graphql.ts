/**
 * @generated SignedSource<<8fad0a0c6c78ac85b9b67df050993a56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProfileForm_profile$data = {
  readonly companyActivityField: string | null | undefined;
  readonly companyName: string | null | undefined;
  readonly companySize: string | null | undefined;
  readonly email: string;
  readonly firstname: string;
  readonly hasAcceptedNewsletter: boolean;
  readonly lastname: string;
  readonly phone: string | null | undefined;
  readonly " $fragmentType": "ProfileForm_profile";
};
export type ProfileForm_profile$key = {
  readonly " $data"?: ProfileForm_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileForm_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstname",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastname",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companySize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyActivityField",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasAcceptedNewsletter",
      "storageKey": null
    }
  ],
  "type": "CustomerProfile",
  "abstractKey": null
};

(node as any).hash = "7c0a5b6fa2109947c9aa162f94f1c20c";

export default node;
