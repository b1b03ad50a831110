import { paths } from '../../config/paths'

/** Where to go once signed in: a path of this site, or the home page. */
export const returnPath = (wanted: string | null): string =>
  wanted !== null && /^\/(?![/\\])/.test(wanted) ? wanted : paths.home.build()
