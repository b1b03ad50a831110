import type { ChangeCase } from './changeCases'

const c = (
  name: string,
  edits: ChangeCase['edits'],
  alarms: ChangeCase['alarms'] = [],
): ChangeCase => ({ name, edits, alarms })

export const INPUT_CASES: readonly ChangeCase[] = [
  c(
    'a required field is added to an input that a variable carries',
    [['  note: String\n', '  note: String\n  phone: String!\n']],
    ['breaking CartInput.phone'],
  ),
  c(
    'a required field is added deep inside what a variable carries',
    [['input ItemInput { id: ID! qty: Int! }', 'input ItemInput { id: ID! qty: Int! line: ID! }']],
    ['breaking ItemInput.line'],
  ),
  c('a required field with a default is added', [
    ['  note: String\n', '  note: String\n  phone: String! = ""\n'],
  ]),
  c('an optional field is added to an input', [
    ['  note: String\n', '  note: String\n  phone: String\n'],
  ]),
  c(
    'a required field is added to an input written in a document',
    [['input RenameInput { id: ID!', 'input RenameInput { why: String! id: ID!']],
    ['breaking RenameInput.why'],
  ),
  c('a required field is added to an unused input', [
    ['input DeadInput { a: Int', 'input DeadInput { c: Int! a: Int'],
  ]),
  c(
    'a field is removed from an input that a variable carries',
    [['  note: String\n', '']],
    ['breaking CartInput.note'],
  ),
  c(
    'a field is removed deep inside what a variable carries',
    [['input SlotInput { start: String! end: String }', 'input SlotInput { start: String! }']],
    ['breaking SlotInput.end'],
  ),
  c('a field that no document writes is removed from an input', [
    ['max: Int = 100 tags: [String!] }', 'max: Int = 100 }'],
  ]),
  c(
    'a field that a document writes is removed from an input',
    [['input Filter { text: String max', 'input Filter { max']],
    ['breaking Filter.text'],
  ),
  c('a field is removed from an unused input', [
    ['input DeadInput { a: Int ', 'input DeadInput { '],
  ]),
  c(
    'a field of a sent input becomes required',
    [['  note: String\n', '  note: String!\n']],
    ['breaking CartInput.note'],
  ),
  c('a field of a sent input becomes optional', [['  address: String!\n', '  address: String\n']]),
  c('a field of a sent input takes Float instead of Int', [
    ['input ItemInput { id: ID! qty: Int! }', 'input ItemInput { id: ID! qty: Float! }'],
  ]),
  c(
    'a field of a sent input takes text instead of a number',
    [['input ItemInput { id: ID! qty: Int! }', 'input ItemInput { id: ID! qty: String! }']],
    ['breaking ItemInput.qty'],
  ),
  c(
    'a field of a sent input takes String instead of ID',
    [['input ItemInput { id: ID! qty', 'input ItemInput { id: String! qty']],
    ['dangerous ItemInput.id'],
  ),
  c('a field of a sent input takes a list of what it took', [
    ['  note: String\n', '  note: [String]\n'],
  ]),
  c('a field of an unused input changes its type', [
    ['input DeadInput { a: Int ', 'input DeadInput { a: String! '],
  ]),
  c(
    'a written field of an input takes another type',
    [['input Filter { text: String max', 'input Filter { text: Int max']],
    ['breaking Filter.text'],
  ),
  c(
    'a default that the client may rely on changes',
    [['payment: Payment = CARD', 'payment: Payment = TRANSFER']],
    ['dangerous CartInput.payment'],
  ),
  c(
    'the default of a required input field goes',
    [['gift: Boolean! = false', 'gift: Boolean!']],
    ['breaking CartInput.gift'],
  ),
  c(
    'the default of a field that the document leaves out changes',
    [['locale: String = "fr"', 'locale: String = "en"']],
    ['dangerous RenameInput.locale'],
  ),
  c(
    'the default of a written field changes',
    [['max: Int = 100', 'max: Int = 50']],
    ['dangerous Filter.max'],
  ),
  c('an input field is described, then deprecated', [
    ['  note: String\n', '  "For the driver."\n  note: String @deprecated(reason: "no")\n'],
  ]),
  c(
    'a sent input becomes @oneOf',
    [
      [
        'input SlotInput { start: String! end: String }',
        'input SlotInput @oneOf { start: String end: String }',
      ],
    ],
    ['breaking SlotInput'],
  ),
  c(
    'an input inside a sent one gets another name and is @oneOf',
    [
      ['  slot: SlotInput\n', '  slot: WhenInput\n'],
      [
        'input SlotInput { start: String! end: String }',
        'input WhenInput @oneOf { start: String end: String }',
      ],
    ],
    ['breaking CartInput.slot'],
  ),
  c('an input inside a sent one gets another name and takes the same', [
    ['items: [ItemInput!]!', 'items: [LineInput!]!'],
    ['input ItemInput {', 'input LineInput {'],
  ]),
  c(
    'an input that a variable names gets another name',
    [
      ['save(cart: CartInput!)', 'save(cart: BasketInput!)'],
      ['input CartInput {', 'input BasketInput {'],
    ],
    ['breaking CartInput'],
  ),
  c('an enum inside a sent input gets another name and one value more', [
    ['payment: Payment = CARD', 'payment: Means = CARD'],
    ['enum Payment { CARD TRANSFER }', 'enum Means { CARD TRANSFER CASH }'],
  ]),
]
