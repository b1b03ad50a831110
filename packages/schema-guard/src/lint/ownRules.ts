import {
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLType,
} from 'graphql'
import type { Member } from './members'

/** What is wrong with a member, and what would be right; null when nothing is. */
type Rule = (member: Member) => { reason: string; fix: string } | null

/** Rules that @graphql-eslint does not have. */
export const OWN_RULES: Record<string, Rule> = {
  LINT_LIST: ({ coordinate, type, description, isOutput }) => {
    if (isStrictList(type, isOutput) || /\bnull\b/i.test(description)) return null
    return {
      reason: `${coordinate} is ${String(type)}: a list, or an item of it, may be null`,
      fix: `Make it ${strictList(type, isOutput)}, or say in its description what null means.`,
    }
  },

  LINT_ID: ({ coordinate, name, type, isOutput }) => {
    const [isId, isIds] = [/^id$|Id$/.test(name), /^ids$|Ids$/.test(name)]
    if (!isId && !isIds) return null
    const isWeak = name === 'id' && isOutput && !isNonNullType(type)
    if (getNamedType(type).name === 'ID' && !isWeak) return null
    // Whether it may be null is another matter, but for an object's own.
    const asIs = String(type).replace(/\w+/, 'ID')
    const expected = isIds ? '[ID!]!' : name === 'id' && isOutput ? 'ID!' : asIs
    return {
      reason: `${coordinate} is named as an id and is ${String(type)}`,
      fix: `Make it ${expected}.`,
    }
  },

  LINT_MONEY: ({ coordinate, name, type, description }) => {
    const named = getNamedType(type)
    if (!isMoney(name) || !isScalarType(named) || named.name === 'Boolean') return null
    const saysCents = /cents?/i.test(`${name} ${description}`)
    if (named.name === 'Int' && saysCents) return null
    return {
      reason: `${coordinate} is money, and ${named.name === 'Int' ? 'does not say its unit' : `is ${named.name}`}`,
      fix: 'Make it an Int of cents, and say so in its name or its description.',
    }
  },

  LINT_MUTATION: ({ coordinate, type, isMutation }) => {
    if (!isMutation || !isLeafType(getNamedType(type))) return null
    return {
      reason: `${coordinate} hands back ${String(type)}: who calls it has to ask again for what it changed`,
      fix: 'Hand back the object that it changed.',
    }
  },
}

/** What is sent may be left out as a whole, but holds no null. */
function isStrictList(type: GraphQLType, isOutput: boolean): boolean {
  const nullable = isNonNullType(type) ? type.ofType : type
  if (!isListType(nullable)) return true
  const isWeak = isOutput && !isNonNullType(type)
  return !isWeak && isNonNullType(nullable.ofType) && isStrictList(nullable.ofType, true)
}

function strictList(type: GraphQLType, isOutput: boolean): string {
  const nullable = isNonNullType(type) ? type.ofType : type
  const end = isOutput || isNonNullType(type) ? '!' : ''
  return `${isListType(nullable) ? `[${strictList(nullable.ofType, true)}]` : String(nullable)}${end}`
}

const MONEY = ['price', 'amount', 'cost', 'fee', 'discount', 'refund', 'total', 'subtotal', 'cents']
const COUNTS = ['count', 'number', 'pages', 'quantity', 'rate', 'percent', 'currency', 'label']

function isMoney(name: string): boolean {
  const words = name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase().replace(/s$/, ''))
  const has = (list: readonly string[]) =>
    words.some((word) => list.some((one) => one.replace(/s$/, '') === word))
  return has(MONEY) && !has(COUNTS)
}
