import type { ChangeCase } from './changeCases'

const c = (
  name: string,
  edits: ChangeCase['edits'],
  alarms: ChangeCase['alarms'] = [],
): ChangeCase => ({ name, edits, alarms })

export const ENUM_CASES: readonly ChangeCase[] = [
  c(
    'a value that is received is removed',
    [['enum Category { BOX BREAD DRINK }', 'enum Category { BOX BREAD }']],
    ['breaking Category.DRINK'],
  ),
  c(
    'a value that a variable may send is removed',
    [['enum Payment { CARD TRANSFER }', 'enum Payment { CARD }']],
    ['breaking Payment.TRANSFER'],
  ),
  c(
    'a value written in a document is removed',
    [['enum Unit { PIECE KILO }', 'enum Unit { KILO }']],
    ['breaking Unit.PIECE'],
  ),
  c('a value that no document writes is removed', [
    ['enum Unit { PIECE KILO }', 'enum Unit { PIECE }'],
  ]),
  c('a value of an unused enum is removed', [['enum Dead { A B }', 'enum Dead { A }']]),
  c('a value of an enum behind an unused field is removed', [
    ['enum State { PAID SENT }', 'enum State { PAID }'],
  ]),
  c(
    'a value that may be received is added',
    [['enum Status { OPEN CLOSED }', 'enum Status { OPEN CLOSED LATE }']],
    ['dangerous Status.LATE'],
  ),
  c('a value that is only sent is added', [
    ['enum Payment { CARD TRANSFER }', 'enum Payment { CARD TRANSFER CASH }'],
  ]),
  c('a value of an unused enum is added', [['enum Dead { A B }', 'enum Dead { A B C }']]),
  c('a value is described and deprecated', [
    ['enum Category { BOX', 'enum Category { "A tray." BOX @deprecated(reason: "no")'],
  ]),
]

export const TYPE_CASES: readonly ChangeCase[] = [
  c('an unused type is removed with its field', [
    ['  legacy: Legacy\n', ''],
    ['type Legacy implements Hidden { secret: String code: Int note: String }\n', ''],
    ['union Corner = Banner | Legacy', 'union Corner = Banner'],
  ]),
  c(
    'a type that a fragment stands on is removed',
    [
      ['type Article { title: String! }\n', ''],
      ['union Result = Product | Menu | Article', 'union Result = Product | Menu'],
    ],
    ['breaking Article', 'breaking Result'],
  ),
  c('a scalar that no client sends is removed', [['scalar Slug\n', '']]),
  c('a type is added', [['scalar Slug\n', 'scalar Slug\ntype Fresh { a: Int }\n']]),
  c(
    'a type that implements a queried interface is added',
    [['scalar Slug\n', 'scalar Slug\ntype Fresh implements Named { name: String! }\n']],
    ['dangerous Fresh'],
  ),
  c('an unused type becomes an interface', [
    ['type Banner { text: String! }', 'interface Banner { text: String! }'],
    ['union Corner = Banner | Legacy', 'union Corner = Legacy'],
  ]),
  c(
    'a used enum becomes a scalar',
    [['enum Status { OPEN CLOSED }', 'scalar Status']],
    ['dangerous Status'],
  ),
  c(
    'a used object becomes an interface that still fits',
    [
      [
        'type Maker implements Node & Named { id: ID!',
        'interface Maker implements Node & Named { id: ID!',
      ],
    ],
    ['dangerous Maker'],
  ),
  c(
    'a used object becomes a scalar',
    [['type Cart { key: ID! total: Int! }', 'scalar Cart']],
    ['breaking Cart'],
  ),
  c(
    'a member is added to a union that is received',
    [
      [
        'union Result = Product | Menu | Article',
        'union Result = Product | Menu | Article | Banner',
      ],
    ],
    ['dangerous Result'],
  ),
  c('a member is added to an unused union', [
    ['union Corner = Banner | Legacy', 'union Corner = Banner | Legacy | Article'],
  ]),
  c(
    'a member that a fragment names is removed from a union',
    [['union Result = Product | Menu | Article', 'union Result = Menu | Article']],
    ['breaking Result'],
  ),
  c(
    'a member that is shown by its interface is removed from a union',
    [['union Result = Product | Menu | Article', 'union Result = Product | Article']],
    ['dangerous Result'],
  ),
  c('a member is removed from an unused union', [
    ['union Corner = Banner | Legacy', 'union Corner = Banner'],
  ]),
  c(
    'a queried interface gets one more object',
    [
      [
        'type Banner { text: String! }',
        'type Banner implements Named { text: String! name: String! }',
      ],
    ],
    ['dangerous Banner'],
  ),
  c('an unused interface gets one more object', [
    [
      'type Banner { text: String! }',
      'type Banner implements Hidden { text: String! secret: String }',
    ],
  ]),
  c(
    'an object that a fragment finds by its interface drops it',
    [['type Menu implements Node & Named {', 'type Menu implements Node {']],
    ['breaking Menu'],
  ),
  c(
    'an object drops an interface of which only shared fields are queried',
    [['type Maker implements Node & Named {', 'type Maker implements Node {']],
    ['dangerous Maker'],
  ),
  c('an object drops an interface that is not queried', [
    ['type Legacy implements Hidden {', 'type Legacy {'],
  ]),
  c('the query type gets another name and keeps its fields', [
    ['query: Query ', 'query: Reads '],
    ['type Query {', 'type Reads {'],
  ]),
  c(
    'the mutation type goes',
    [['schema { query: Query mutation: Mutation }', 'schema { query: Query }']],
    ['breaking mutation'],
  ),
  c('a subscription type is added', [
    [
      'schema { query: Query mutation: Mutation }',
      'schema { query: Query mutation: Mutation subscription: Live }\ntype Live { tick: Int }',
    ],
  ]),
  c('a scalar that no client receives follows a specification', [
    ['scalar Slug', 'scalar Slug @specifiedBy(url: "https://slug.example")'],
  ]),
  c('descriptions of types come', [
    ['scalar Slug', '"A short name."\nscalar Slug'],
    ['enum Dead', '"Not used."\nenum Dead'],
  ]),
]

export const DIRECTIVE_CASES: readonly ChangeCase[] = [
  c(
    'a directive that the client applies is removed',
    [['directive @cost(weight: Int = 1, team: String) on FIELD | FRAGMENT_SPREAD\n', '']],
    ['breaking @cost'],
  ),
  c('an unused directive is removed', [
    ['directive @unused(level: Int, old: Int) repeatable on FIELD | QUERY\n', ''],
  ]),
  c('a directive is added', [['scalar Slug\n', 'scalar Slug\ndirective @fresh on FIELD\n']]),
  c(
    'the place where the client applies it is removed',
    [['on FIELD | FRAGMENT_SPREAD', 'on FRAGMENT_SPREAD']],
    ['breaking @cost'],
  ),
  c('another place is removed, and one added', [
    ['on FIELD | FRAGMENT_SPREAD', 'on FIELD | QUERY'],
  ]),
  c(
    'a required argument is added to a used directive',
    [['@cost(weight: Int = 1,', '@cost(unit: String!, weight: Int = 1,']],
    ['breaking @cost(unit:)'],
  ),
  c('an optional argument is added to a used directive', [
    ['@cost(weight: Int = 1,', '@cost(unit: String, weight: Int = 1,'],
  ]),
  c(
    'an argument that the client gives is removed',
    [['directive @trace(tag: String!) repeatable', 'directive @trace repeatable']],
    ['breaking @trace(tag:)'],
  ),
  c('an argument that no client gives is removed', [
    [', team: String) on FIELD | FRAGMENT_SPREAD', ') on FIELD | FRAGMENT_SPREAD'],
  ]),
  c(
    'an argument takes what the client does not give',
    [['directive @trace(tag: String!)', 'directive @trace(tag: Int!)']],
    ['breaking @trace(tag:)'],
  ),
  c(
    'the default that the client relies on changes',
    [['@cost(weight: Int = 1,', '@cost(weight: Int = 2,']],
    ['dangerous @cost(weight:)'],
  ),
  c('a used directive is no longer repeatable, and is applied once', [
    ['directive @trace(tag: String!) repeatable', 'directive @trace(tag: String!)'],
  ]),
  c('a directive becomes repeatable', [
    [
      'directive @cost(weight: Int = 1, team: String) on',
      'directive @cost(weight: Int = 1, team: String) repeatable on',
    ],
  ]),
  c('an unused directive changes all over', [
    [
      'directive @unused(level: Int, old: Int) repeatable on FIELD | QUERY',
      '"Other."\ndirective @unused("High or low." level: String! = "a", other: Int!) on FIELD',
    ],
  ]),
]

/** What never reaches a client, whatever it touches. */
export const HARMLESS_CASES: readonly ChangeCase[] = [
  c('a deprecation gets a reason', [
    [
      'secret: String code: Int note',
      'secret: String @deprecated(reason: "gone soon") code: Int note',
    ],
  ]),
  c('descriptions are written another way', [
    ['"Reads."', '"All reads."'],
    ['"Of the cart."', '"Of the whole cart."'],
    ['"To the door."', '"To the very door."'],
    ['"Open now."', '"Open today."'],
    ['"First ones."', '"The first ones."'],
    ['"Costs."', '"What it costs."'],
    ['"Heavy."', '"How heavy."'],
  ]),
  c('reasons of deprecation are written another way', [
    ['"Use total."', '"Use total instead."'],
    ['"Closed for good."', '"It is closed for good."'],
  ]),
  c('the reason of a deprecation becomes the usual one', [
    ['@deprecated(reason: "Use total.")', '@deprecated'],
    ['@deprecated(reason: "Closed for good.")', '@deprecated'],
  ]),
  c('a directive on the schema changes its arguments', [['team: "x"', 'squad: "x"']]),
]

/** The fixture with more to describe. */
export const DESCRIBED: readonly (readonly [from: string, to: string])[] = [
  [
    'type Order { number: Int',
    'type Order { "Of the cart." number: Int old: Int @deprecated(reason: "Use total.")',
  ],
  ['input CartInput {\n', 'input CartInput {\n  "To the door."\n  door: String\n'],
  ['enum Status { OPEN', 'enum Status { "Open now." OPEN'],
  ['enum Dead { A B }', 'enum Dead { A @deprecated(reason: "Closed for good.") B }'],
  ['orders(first: Int)', 'orders("First ones." first: Int)'],
  ['directive @cost(weight', '"Costs."\ndirective @cost("Heavy." weight'],
  [
    'scalar Slug',
    'directive @tag(team: String, squad: String) on SCALAR\nscalar Slug @tag(team: "x")',
  ],
]

const OWNER = '@owner(team: "a")'

/** Directives on the schema itself come and go: no client sees them. Each pair of edits is run both ways. */
export const SCHEMA_DIRECTIVE_EDITS: readonly (readonly [from: string, to: string])[] = [
  ['schema {', `schema ${OWNER} {`],
  ['scalar Slug', `scalar Slug ${OWNER}`],
  ['type Product implements Node & Named {', `type Product implements Node & Named ${OWNER} {`],
  ['  price: Int!\n', `  price: Int! ${OWNER}\n`],
  ['products(limit: Int = 8', `products(limit: Int = 8 ${OWNER}`],
  ['interface Named {', `interface Named ${OWNER} {`],
  ['union Result =', `union Result ${OWNER} =`],
  ['enum Category {', `enum Category ${OWNER} {`],
  ['{ BOX BREAD', `{ BOX ${OWNER} BREAD`],
  ['input CartInput {', `input CartInput ${OWNER} {`],
  ['  note: String\n', `  note: String ${OWNER}\n`],
]
