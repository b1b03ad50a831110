/** A shop's schema in which every kind of thing exists twice: once used by the client below, once not. */
export const BASE = `
directive @cost(weight: Int = 1, team: String) on FIELD | FRAGMENT_SPREAD
directive @trace(tag: String!) repeatable on FIELD
directive @owner(team: String!) on OBJECT | FIELD_DEFINITION | ENUM | ENUM_VALUE | INPUT_OBJECT | INPUT_FIELD_DEFINITION | INTERFACE | UNION | SCALAR | SCHEMA | ARGUMENT_DEFINITION
directive @unused(level: Int, old: Int) repeatable on FIELD | QUERY

schema { query: Query mutation: Mutation }

scalar Day
scalar Slug

"Reads."
type Query {
  product(id: ID!, day: Day, currency: Currency = EUR): Product
  products(limit: Int = 8, sort: Sort! = NAME, filter: Filter): [Product!]!
  search(text: String!): [Result!]!
  featured: Named
  node(id: ID!): Node
  status: Status!
  tags: [String!]!
  legacy: Legacy
  orders(first: Int): [Order!]!
}

type Mutation {
  save(cart: CartInput!): Cart!
  rename(input: RenameInput!): Product!
  archive(id: ID!): Boolean!
}

interface Node { id: ID! }
interface Named { name: String! }
interface Hidden { secret: String }

type Product implements Node & Named {
  id: ID!
  name: String!
  price: Int!
  oldPrice: Int!
  weight: Float
  tags: [String!]!
  labels: [String!]!
  category: Category!
  maker: Maker!
  stock(point: ID, unit: Unit): Int!
  rating(scale: Int! = 5): Float
}

type Menu implements Node & Named { id: ID! name: String! dishes: [Product!]! }
type Maker implements Node & Named { id: ID! name: String! town: String country: String }
type Article { title: String! }
type Banner { text: String! }
type Legacy implements Hidden { secret: String code: Int note: String }
type Order { number: Int total: Int! state: State! }
type Cart { key: ID! total: Int! }

union Result = Product | Menu | Article
union Corner = Banner | Legacy

enum Category { BOX BREAD DRINK }
enum Currency { EUR CHF }
enum Sort { NAME PRICE }
enum Status { OPEN CLOSED }
enum State { PAID SENT }
enum Payment { CARD TRANSFER }
enum Unit { PIECE KILO }
enum Dead { A B }

input CartInput {
  address: String!
  note: String
  items: [ItemInput!]!
  payment: Payment = CARD
  gift: Boolean! = false
  slot: SlotInput
}
input ItemInput { id: ID! qty: Int! }
input SlotInput { start: String! end: String }
input Filter { text: String max: Int = 100 tags: [String!] }
input RenameInput { id: ID! name: String! locale: String = "fr" }
input DeadInput { a: Int b: Int! = 1 }
`

/** What the client sends. Each file is a screen of its own. */
export const FILES: Record<string, string> = {
  'src/screens/shop/ShopScreen.tsx': `
import { graphql } from 'react-relay'
import { ProductCard } from '../../features/catalogue/ProductCard'

export const query = graphql\`
  query ShopQuery($id: ID!, $sort: Sort! = NAME, $max: Int) {
    product(id: $id) {
      ...ProductCard_product @arguments(unit: PIECE)
      oldPrice @cost
    }
    products(sort: $sort, filter: { text: "soup", max: $max }) {
      name @trace(tag: "list")
    }
    status
  }
\`
`,
  'src/features/catalogue/ProductCard.tsx': `
import { graphql } from 'react-relay'

// graphql\`fragment Commented_product on Product { weight }\`
const fragment = graphql\`
  fragment ProductCard_product on Product
  @argumentDefinitions(unit: { type: "Unit" }) {
    name
    price @required(action: THROW)
    tags
    category
    maker {
      name
    }
    stock(unit: $unit)
    rating
  }
\`
`,
  'src/screens/search/SearchScreen.tsx': `
import { graphql } from 'react-relay'

export const query = graphql\`
  query SearchQuery($text: String!) {
    search(text: $text) {
      __typename
      ... on Product { name }
      ... on Named { name }
      ...ArticleRow_article
    }
    featured { name }
  }
\`

const row = graphql\`
  fragment ArticleRow_article on Article { title }
\`
`,
  'src/screens/cart/useSave.ts': `
import { graphql } from 'react-relay'

export const mutation = graphql\`
  mutation SaveMutation($cart: CartInput!) {
    save(cart: $cart) { total }
  }
\`
export const rename = graphql\`
  mutation RenameMutation($id: ID!) {
    rename(input: { id: $id, name: "x" }) { id }
  }
\`
`,
}
