import { storefrontForKey, type Storefront } from '#domain/catalogue/storefronts'
import { PARAMETERS } from '../../config/parameters'

/** Which storefront's menu the address shows: `?carte=patisserie`. */
export const menuStorefront = (parameters: URLSearchParams): Storefront =>
  storefrontForKey(parameters.get(PARAMETERS.storefront) ?? undefined)

export const menuSearch = ({ slug }: Storefront) =>
  `?${new URLSearchParams({ [PARAMETERS.storefront]: slug }).toString()}`
