import { designCopy } from './designCopy'

/** Of a link that opens beside the page, and says so. */
export const newTab = { target: '_blank', title: designCopy.newTab } as const
