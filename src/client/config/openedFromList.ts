/** The state of an address with an open sheet, to which a page outside the shop led. */
export const OPENED_FROM_LIST = { isOpenedFromList: true }

/** Whether closing the sheet leads back to the page that it was opened from. */
export const isOpenedFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpenedFromList' in state
