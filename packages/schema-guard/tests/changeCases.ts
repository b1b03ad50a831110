/** A change of the fixture's schema, and everything that must be said of it: nothing more, nothing less. */
export type ChangeCase = {
  name: string
  edits: readonly (readonly [from: string, to: string])[]
  alarms: readonly string[]
}

const c = (
  name: string,
  edits: ChangeCase['edits'],
  alarms: ChangeCase['alarms'] = [],
): ChangeCase => ({ name, edits, alarms })

export const FIELD_CASES: readonly ChangeCase[] = [
  c('a used field is removed', [['  oldPrice: Int!\n', '']], ['breaking Product.oldPrice']),
  c(
    'a field used through a fragment is removed',
    [['  tags: [String!]!\n  labels', '  labels']],
    ['breaking Product.tags'],
  ),
  c('an unused field is removed', [['  weight: Float\n', '']]),
  c('an unused field of a used type is removed', [[' town: String', '']]),
  c(
    'the id that Relay queries by itself is removed',
    [['type Maker implements Node & Named { id: ID! name', 'type Maker implements Named { name']],
    ['breaking Maker.id'],
  ),
  c('an id that is not queried is removed', [['type Cart { key: ID! total', 'type Cart { total']]),
  c('a field is added', [
    ['  weight: Float\n', '  weight: Float\n  colour(shade: Int!): String\n'],
  ]),
  c(
    'Int! becomes Int where it is read',
    [['  price: Int!\n', '  price: Int\n']],
    ['breaking Product.price'],
  ),
  c('Int! becomes Int where no client reads', [
    ['Order { number: Int total: Int!', 'Order { number: Int total: Int'],
  ]),
  c('Int becomes Int!', [['Order { number: Int total', 'Order { number: Int! total']]),
  c(
    'Int! becomes String!',
    [['  price: Int!\n', '  price: String!\n']],
    ['breaking Product.price'],
  ),
  c('Int! becomes Float!', [['  price: Int!\n', '  price: Float!\n']], ['dangerous Product.price']),
  c(
    'text becomes an enum, which has no names with spaces',
    [['  tags: [String!]!\n  labels', '  tags: [Category!]!\n  labels']],
    ['dangerous Product.tags'],
  ),
  c('Float becomes Int', [['rating(scale: Int! = 5): Float', 'rating(scale: Int! = 5): Int']]),
  c(
    '[T!]! becomes [T]!',
    [['  tags: [String!]!\n  labels', '  tags: [String]!\n  labels']],
    ['breaking Product.tags'],
  ),
  c(
    '[T!]! becomes [T!]',
    [['  tags: [String!]!\n  labels', '  tags: [String!]\n  labels']],
    ['breaking Product.tags'],
  ),
  c('[T!]! becomes [T]! where no client reads', [
    ['  labels: [String!]!\n', '  labels: [String]!\n'],
  ]),
  c(
    'a list becomes a single value',
    [
      [
        'products(limit: Int = 8, sort: Sort! = NAME, filter: Filter): [Product!]!',
        'products(limit: Int = 8, sort: Sort! = NAME, filter: Filter): Product!',
      ],
    ],
    ['breaking Query.products'],
  ),
  c('a nullable field becomes required', [['): Product\n  products', '): Product!\n  products']]),
  c(
    'an enum field becomes text',
    [['  status: Status!', '  status: String!']],
    ['dangerous Query.status'],
  ),
  c('a field gets another type with the same fields', [
    ['  save(cart: CartInput!): Cart!', '  save(cart: CartInput!): Basket!'],
    ['type Cart { key: ID! total: Int! }', 'type Basket { key: ID! total: Int! }'],
  ]),
  c(
    'a field gets another type in which something may be null',
    [
      ['  save(cart: CartInput!): Cart!', '  save(cart: CartInput!): Basket!'],
      ['type Cart { key: ID! total: Int! }', 'type Basket { key: ID! total: Int }'],
    ],
    ['breaking Mutation.save'],
  ),
  c(
    'a field gets another type that lacks something',
    [
      ['  save(cart: CartInput!): Cart!', '  save(cart: CartInput!): Basket!'],
      ['type Cart { key: ID! total: Int! }', 'type Basket { key: ID! }'],
    ],
    ['breaking Mutation.save'],
  ),
  c(
    'the field of an interface is removed',
    [
      ['interface Named { name: String! }', 'interface Named { label: String }'],
      ['  name: String!\n  price', '  name: String!\n  label: String\n  price'],
      [
        'type Menu implements Node & Named { id: ID! name: String!',
        'type Menu implements Node & Named { id: ID! label: String name: String!',
      ],
      ['id: ID! name: String! town', 'id: ID! name: String! label: String town'],
    ],
    ['breaking Named.name'],
  ),
  c('a used field is deprecated', [
    ['  oldPrice: Int!', '  oldPrice: Int! @deprecated(reason: "use price")'],
  ]),
  c('a field is deprecated without a reason', [
    ['  weight: Float\n', '  weight: Float @deprecated\n'],
  ]),
  c('a description changes', [
    ['"Reads."', '"All reads."'],
    ['  weight: Float\n', '  "Kilos."\n  weight: Float\n'],
  ]),
  c('a description goes', [['"Reads."', '']]),
]

export const ARGUMENT_CASES: readonly ChangeCase[] = [
  c(
    'a required argument is added to a used field',
    [['  status: Status!', '  status(shop: ID!): Status!']],
    ['breaking Query.status(shop:)'],
  ),
  c('a required argument with a default is added', [
    ['  status: Status!', '  status(shop: ID! = "1"): Status!'],
  ]),
  c('an optional argument is added', [['  status: Status!', '  status(shop: ID): Status!']]),
  c('a required argument is added to an unused field', [
    ['  legacy: Legacy', '  legacy(shop: ID!): Legacy'],
  ]),
  c(
    'a used argument is removed',
    [
      [
        'products(limit: Int = 8, sort: Sort! = NAME, filter: Filter)',
        'products(limit: Int = 8, sort: Sort! = NAME)',
      ],
      ['input Filter { text: String max: Int = 100 tags: [String!] }', ''],
    ],
    ['breaking Query.products(filter:)'],
  ),
  c(
    'an argument given through a fragment argument is removed',
    [
      ['stock(point: ID, unit: Unit)', 'stock(point: ID)'],
      ['enum Unit { PIECE KILO }\n', ''],
    ],
    ['breaking Product.stock(unit:)'],
  ),
  c('an unused argument is removed', [['stock(point: ID, unit: Unit)', 'stock(unit: Unit)']]),
  c('an argument becomes required and is given', [
    ['stock(point: ID, unit: Unit)', 'stock(point: ID, unit: Unit!)'],
  ]),
  c(
    'an argument becomes required and is left out',
    [['product(id: ID!, day: Day,', 'product(id: ID!, day: Day!,']],
    ['breaking Query.product(day:)'],
  ),
  c(
    'an argument takes another type than its variable',
    [['product(id: ID!, day', 'product(id: Int!, day']],
    ['breaking Query.product(id:)'],
  ),
  c('an argument becomes optional', [['product(id: ID!, day', 'product(id: ID, day']]),
  c('an unused argument changes its type', [['orders(first: Int)', 'orders(first: String!)']]),
  c(
    'the default of an argument that is left out changes',
    [['products(limit: Int = 8', 'products(limit: Int = 20']],
    ['dangerous Query.products(limit:)'],
  ),
  c('the default of an argument that is given changes', [
    ['sort: Sort! = NAME', 'sort: Sort! = PRICE'],
  ]),
  c(
    'the default of a required argument goes while it is left out',
    [['rating(scale: Int! = 5)', 'rating(scale: Int!)']],
    ['breaking Product.rating(scale:)'],
  ),
  c('a default is given to an unused field', [['orders(first: Int)', 'orders(first: Int = 3)']]),
  c('an argument is described and deprecated', [
    [
      'product(id: ID!, day: Day,',
      'product(id: ID!, "Of delivery." day: Day @deprecated(reason: "no"),',
    ],
  ]),
]
