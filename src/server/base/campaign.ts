import { isStorableText } from '#domain/text/storableText'

const MAX_LENGTH = 200

const isKept = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH && isStorableText(value)

/** The campaign that brought an order or an account; what cannot be one is left out, because it must not cost either. */
export const parseCampaign = (given: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, string][] =>
      isKept(value) ? [[name, value]] : [],
    ),
  )
