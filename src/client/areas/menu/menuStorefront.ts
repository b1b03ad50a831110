import { storefrontForKey, type Storefront } from '#domain/catalogue/storefronts'

const PARAMETER = 'carte'

/** Which storefront's menu the address shows: `?carte=patisserie`. */
export const menuStorefront = (parameters: URLSearchParams): Storefront =>
  storefrontForKey(parameters.get(PARAMETER) ?? undefined)

export const menuSearch = ({ slug }: Storefront) =>
  `?${new URLSearchParams({ [PARAMETER]: slug }).toString()}`
