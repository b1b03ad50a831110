import {
  bare,
  defaultText,
  directiveOf,
  inputOf,
  named,
  setDefault,
  setType,
  typeText,
  type Editable,
  type Input,
} from './editable'
import { kind, type Kind, type Position } from './kind'

/** Arguments, the same arguments in interfaces, or the fields of inputs. */
type Slot = { at: string; of(schema: Editable): Input }

function argumentSlots(base: Editable): Slot[] {
  return base.composites.flatMap((type) =>
    (type.fields ?? []).flatMap((field) =>
      (field.arguments ?? []).map((argument) => ({
        at: `${named(type)}.${named(field)}(${named(argument)}:)`,
        of: (schema) => found(schema.field(`${named(type)}.${named(field)}`).arguments, argument),
      })),
    ),
  )
}

function fieldSlots(base: Editable): Slot[] {
  return base.inputs.flatMap((type) =>
    (type.fields ?? []).map((field) => ({
      at: `${named(type)}.${named(field)}`,
      of: (schema) => found(schema.input(named(type)).fields, field),
    })),
  )
}

function directiveSlots(base: Editable): Slot[] {
  return base.directives.flatMap((directive) =>
    (directive.arguments ?? []).map((argument) => ({
      at: `@${named(directive)}(${named(argument)}:)`,
      of: (schema) =>
        found(
          schema.directives.find((one) => named(one) === named(directive))?.arguments,
          argument,
        ),
    })),
  )
}

function found(list: Input[] | undefined, wanted: Input): Input {
  const input = list?.find((one) => named(one) === named(wanted))
  if (!input) throw new Error(`no ${named(wanted)}`)
  return input
}

const GROUPS: [string, (base: Editable) => Slot[]][] = [
  ['an argument', argumentSlots],
  ['an input field', fieldSlots],
  ["a directive's argument", directiveSlots],
]

/** `edit` says whether it could do anything. */
const changing = (what: string, edit: (input: Input, schema: Editable) => boolean): Kind[] =>
  GROUPS.map(([group, slots]) =>
    kind(`${group} ${what}`, (base) =>
      slots(base).flatMap(({ at, of }): Position[] =>
        edit(structuredClone(of(base)), base)
          ? [{ at, edit: (schema) => void edit(of(schema), schema) }]
          : [],
      ),
    ),
  )

const retype = (input: Input, type: string | null): boolean => {
  if (type === null) return false
  setType(input, type)
  return true
}

const isRequired = (input: Input) => typeText(input).endsWith('!')
const hasDefault = (input: Input) => defaultText(input) !== null

const swapping = (from: string, to: string, value: string): Kind[] =>
  changing(`takes ${to} instead of ${from}`, (input) => {
    if (bare(typeText(input)) !== from) return false
    if (hasDefault(input)) setDefault(input, value)
    return retype(input, typeText(input).replace(from, to))
  })

const SAMPLES: Record<string, string> = {
  Int: '1',
  Float: '1.5',
  String: '"a"',
  ID: '"a"',
  Boolean: 'true',
  Kind: 'DISH',
  Sort: 'NAME',
  Currency: 'EUR',
  Payment: 'CARD',
  Format: 'JPG',
  Unit: 'PIECE',
}
const OTHERS: Record<string, string> = {
  '8': '9',
  '5': '6',
  '1': '2',
  '100': '99',
  true: 'false',
  false: 'true',
  EUR: 'CHF',
  NAME: 'PRICE',
  JPG: 'PNG',
  CARD: 'TRANSFER',
  '"fr"': '"en"',
  '[DISH]': '[MEAL]',
}

/** Kinds of change of what is given and sent. */
export const INPUT_KINDS: Kind[] = [
  ...changing(
    'becomes required',
    (input) => !isRequired(input) && !hasDefault(input) && retype(input, `${typeText(input)}!`),
  ),
  ...changing(
    'becomes required with the default that it has',
    (input) => !isRequired(input) && hasDefault(input) && retype(input, `${typeText(input)}!`),
  ),
  ...changing('becomes required and gets a default', (input) => {
    const sample = SAMPLES[typeText(input)]
    if (hasDefault(input) || sample === undefined) return false
    setDefault(input, sample)
    return retype(input, `${typeText(input)}!`)
  }),
  ...changing('becomes required and loses its default', (input) => {
    if (isRequired(input) || !hasDefault(input)) return false
    setDefault(input, null)
    return retype(input, `${typeText(input)}!`)
  }),
  ...changing(
    'becomes optional',
    (input) => isRequired(input) && retype(input, typeText(input).slice(0, -1)),
  ),
  ...changing('gets a default and stays required', (input) => {
    const sample = SAMPLES[typeText(input).replace('!', '')]
    if (!isRequired(input) || hasDefault(input) || sample === undefined) return false
    setDefault(input, sample)
    return true
  }),
  ...changing('gets a default', (input) => {
    const sample = SAMPLES[typeText(input)]
    if (isRequired(input) || hasDefault(input) || sample === undefined) return false
    setDefault(input, sample)
    return true
  }),
  ...changing('loses its default', (input) => {
    if (!hasDefault(input)) return false
    setDefault(input, null)
    return true
  }),
  ...changing('gets another default', (input) => {
    const other = OTHERS[defaultText(input) ?? '']
    if (other === undefined) return false
    setDefault(input, other)
    return true
  }),
  ...changing('takes a list of what it took', (input) => {
    if (typeText(input).startsWith('[')) return false
    return retype(input, `[${typeText(input)}]${isRequired(input) ? '!' : ''}`)
  }),
  ...changing('takes one instead of a list', (input) => {
    if (!typeText(input).startsWith('[')) return false
    setDefault(input, null)
    return retype(input, typeText(input).replace(/^\[(.*?)!?\](!?)$/, '$1$2'))
  }),
  ...changing(
    'takes items that may be null',
    (input) => typeText(input).includes('!]') && retype(input, typeText(input).replace('!]', ']')),
  ),
  ...changing('is renamed', (input) => {
    input.name.value = `${input.name.value}Now`
    return true
  }),
  ...changing('is deprecated', (input) => {
    if (isRequired(input)) return false
    input.directives = [...(input.directives ?? []), directiveOf('@deprecated(reason: "old")')]
    return true
  }),
  ...swapping('Int', 'Float', '1.5'),
  ...swapping('Int', 'String', '"a"'),
  ...swapping('Int', 'ID', '"a"'),
  ...swapping('Float', 'Int', '1'),
  ...swapping('String', 'ID', '"a"'),
  ...swapping('ID', 'String', '"a"'),
  ...swapping('ID', 'Int', '1'),
  ...swapping('String', 'Int', '1'),
  ...swapping('Day', 'String', '"a"'),
  ...swapping('String', 'Day', '"a"'),
  ...swapping('Boolean', 'Status', 'OPEN'),
  ...swapping('Kind', 'String', '"a"'),
  ...swapping('State', 'Status', 'OPEN'),
  ...swapping('Payment', 'String', '"CARD"'),
]

const adding = (text: string): Kind[] => [
  kind(`an argument is added: ${text}`, (base) =>
    base.objects.flatMap((type) =>
      (type.fields ?? []).map((field) => ({
        at: `${named(type)}.${named(field)}`,
        edit: (schema) => {
          const target = schema.field(`${named(type)}.${named(field)}`)
          target.arguments = [...(target.arguments ?? []), inputOf(text)]
        },
      })),
    ),
  ),
  kind(`an input field is added: ${text}`, (base) =>
    base.inputs.map((type) => ({
      at: named(type),
      edit: (schema) => void schema.input(named(type)).fields?.push(inputOf(text)),
    })),
  ),
  kind(`a directive's argument is added: ${text}`, (base) =>
    base.directives.map((directive) => ({
      at: `@${named(directive)}`,
      edit: (schema) => {
        const target = schema.directives.find((one) => named(one) === named(directive))
        if (target) target.arguments = [...(target.arguments ?? []), inputOf(text)]
      },
    })),
  ),
]

const lists = (schema: Editable): (Input[] | undefined)[] => [
  ...schema.composites.flatMap((type) => (type.fields ?? []).map((field) => field.arguments)),
  ...schema.inputs.map((type) => type.fields),
  ...schema.directives.map((directive) => directive.arguments),
]

const removing: Kind[] = GROUPS.map(([group, slots]) =>
  kind(`${group} is removed`, (base) =>
    slots(base).map(({ at, of }) => ({
      at,
      edit: (schema) => {
        const gone = of(schema)
        for (const list of lists(schema)) {
          const index = list?.indexOf(gone) ?? -1
          if (index >= 0) list?.splice(index, 1)
        }
      },
    })),
  ),
)

/** Kinds of what comes and goes. */
export const ADDED_INPUT_KINDS: Kind[] = [
  ...adding('fresh: Int'),
  ...adding('fresh: Int!'),
  ...adding('fresh: Int! = 1'),
  ...removing,
  kind('an input becomes @oneOf', (base) =>
    base.inputs.flatMap((type) =>
      type.directives?.length
        ? []
        : [
            {
              at: named(type),
              edit: (schema) => {
                const input = schema.input(named(type))
                input.directives = [directiveOf('@oneOf')]
                for (const field of input.fields ?? []) {
                  setDefault(field, null)
                  setType(field, typeText(field).replace(/!$/, ''))
                }
              },
            },
          ],
    ),
  ),
  kind('an input is no longer @oneOf', (base) =>
    base.inputs.flatMap((type) =>
      type.directives?.length
        ? [{ at: named(type), edit: (schema) => void (schema.input(named(type)).directives = []) }]
        : [],
    ),
  ),
]
