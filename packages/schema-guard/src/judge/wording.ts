import { getNamedType, isEnumType, type GraphQLInputType } from 'graphql'
import type { Use } from '../model'
import { few } from '../report/words'

/** The definitions of uses: the first few, and how many more. */
export const names = (uses: readonly Use[]): string =>
  few([...new Set(uses.map(({ definition }) => definition.name))])

/** `a Dish`, `an Order`, `a User`. */
export const withArticle = (name: string) =>
  `${/^(?:[aeio]|u(?!ser|ni|s[aei]))/i.test(name) ? 'an' : 'a'} ${name}`

/** A default as an SDL writes it, an enum's value without quotes. */
export function defaultText({ type, defaultValue }: Defaulted): string {
  if (defaultValue === undefined) return 'none'
  const text = JSON.stringify(defaultValue)
  return isEnumType(getNamedType(type)) ? text.replaceAll('"', '') : text
}

type Defaulted = { type: GraphQLInputType; defaultValue?: unknown }
