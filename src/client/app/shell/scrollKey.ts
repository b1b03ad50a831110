import * as v from 'valibot'
import { newKey } from '../../services/newKey'

/** What the router calls the first page of a visit. */
const FIRST_PAGE = 'default'

const entrySchema = v.object({ visit: v.string() })

let opened: string | null = null

/**
 * Under which name the router keeps a page's scroll position. It calls every page that was opened by its address
 * `default`: such a page would open where the one before it was left, unless its history entry has a name of its own.
 */
export const scrollKey = ({ key }: { key: string }): string =>
  key === FIRST_PAGE ? (opened ??= nameEntry()) : key

function nameEntry(): string {
  const state: unknown = window.history.state
  const named = v.safeParse(entrySchema, state)
  if (named.success) return named.output.visit
  const visit = newKey()
  window.history.replaceState({ ...(state instanceof Object ? state : {}), visit }, '')
  return visit
}
