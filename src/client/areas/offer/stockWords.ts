import type { Day } from '#domain/time/calendar'
import { MAX_ARTICLE_UNITS } from '#domain/catalogue/inventory'
import { formatNearDay } from '#domain/time/nearMoment'

/** Why no more units than these can be taken for a day. */
export const stockWords = (most: number, day: Day, today: Day): string =>
  most >= MAX_ARTICLE_UNITS
    ? `${MAX_ARTICLE_UNITS} au plus par article`
    : `Il en reste ${most} pour ${formatNearDay(day, today)}`
