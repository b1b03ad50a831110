/** The campaign that brought a visitor. */
export type Campaign = {
  utmSource?: string | undefined
  utmMedium?: string | undefined
  utmCampaign?: string | undefined
  utmTerm?: string | undefined
  utmContent?: string | undefined
}

/** A value must be longer than this to be kept. docs/rules/site.md#campaigns */
const TOO_SHORT = 4

const isKept = (value: string | null | undefined): value is string =>
  value !== null && value !== undefined && value.length > TOO_SHORT

/**
 * The campaign to remember, value by value: that of this visit when it is longer than 4 characters, else the one stored
 * earlier. docs/rules/site.md#campaigns
 */
export const keepCampaign = (current: Campaign, stored: Campaign): Campaign => ({
  ...stored,
  ...Object.fromEntries(Object.entries(current).filter(([, value]) => isKept(value))),
})

/** The ad click id to remember: a new one only when longer than 4 characters. docs/rules/site.md#campaigns */
export const keepClickId = (current: string | null, stored: string | null): string | null =>
  isKept(current) ? current : stored
