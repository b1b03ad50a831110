import { atom } from 'recoil'
import * as v from 'valibot'
import { keepCampaign, keepClickId, type Campaign } from '#domain/customer/campaign'
import { parsedStorage } from './parsedStorage'

/** What brought the visitor: the campaign and the ad click id. */
export type Origin = { campaign: Campaign; clickId: string | null }

export const NO_ORIGIN: Origin = { campaign: {}, clickId: null }

const text = v.exactOptional(v.string())
const stored = parsedStorage<Origin>(
  'localStorage',
  'tablee.origin',
  v.object({
    campaign: v.object({
      utmSource: text,
      utmMedium: text,
      utmCampaign: text,
      utmTerm: text,
      utmContent: text,
    }),
    clickId: v.nullable(v.string()),
  }),
  NO_ORIGIN,
)

/** The campaign and click id in the address of this visit, joined to those of an earlier one. docs/rules/site.md#campaigns */
export function readOrigin(): Origin {
  if (typeof window === 'undefined') return NO_ORIGIN
  const earlier = stored.load()
  const search = new URLSearchParams(window.location.search)
  const value = (name: string) => search.get(name) ?? undefined
  const current = {
    utmSource: value('utm_source'),
    utmMedium: value('utm_medium'),
    utmCampaign: value('utm_campaign'),
    utmTerm: value('utm_term'),
    utmContent: value('utm_content'),
  }
  return {
    campaign: keepCampaign(current, earlier.campaign),
    clickId: keepClickId(search.get('gclid'), earlier.clickId),
  }
}

/** Read once, before the router may lead to another address; kept for the next visit by `keepOrigin` only. */
export const originState = atom<Origin>({ key: 'origin', default: NO_ORIGIN })

/** Keeps the origin for the next visit; NO_ORIGIN forgets what an earlier one kept. */
export function keepOrigin(origin: Origin): void {
  stored.keep(origin)
}
