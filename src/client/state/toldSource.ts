import * as v from 'valibot'
import { parsedStorage } from './parsedStorage'

/** Whose campaign the shop has been told in this tab, and which. docs/rules/site.md#campaigns */
export const toldSource = parsedStorage('sessionStorage', 'tablee.toldSource', v.string(), '')
