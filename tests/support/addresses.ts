/** Addresses at which no page is, though a router that decodes or tidies them would find one. */
export const NO_PAGES = [
  '/%2B',
  '/%26',
  '/%2B%26',
  '//',
  '/cart//',
  '/account//',
  '/account/a/b/c',
  '/shop//menus',
  '/shop%2Fmenus',
  '/cart%2F',
  '/cart%20',
  '/%20',
  '/%25',
  '/%2563art',
] as const

/** What is encoded without need, and the address that it is. */
export const ENCODED_PAGES = [
  ['/%63gv', '/cgv'],
  ['/c%61rt', '/cart'],
] as const
