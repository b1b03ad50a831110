/** French names of the meats whose origin must be shown (decrees 2002-1465 and 2022-65), by the codes of the schema. */
export const MEATS = {
  beef: 'Viande bovine',
  pork: 'Viande porcine',
  lamb: 'Viande ovine',
  poultry: 'Volaille',
} as const

export type Meat = keyof typeof MEATS
export type MeatOrigin = { meat: Meat; countries: readonly string[] }

/** Whether the text is the code of a meat. */
export const isMeat = (code: string): code is Meat => Object.hasOwn(MEATS, code)

/** The origins of several dishes as of one: each meat once, in the order of `MEATS`, with each of its countries once. */
export function mergeOrigins(origins: readonly MeatOrigin[]): MeatOrigin[] {
  return Object.keys(MEATS)
    .filter(isMeat)
    .map((meat) => ({
      meat,
      countries: [
        ...new Set(origins.flatMap((origin) => (origin.meat === meat ? origin.countries : []))),
      ],
    }))
    .filter(({ countries }) => countries.length > 0)
}
