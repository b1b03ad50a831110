/** A schema of `types` types and a client of `operations` operations over it, as texts. */
export function bigSchema(types: number): string {
  const parts = [
    'type Query {',
    ...range(types / 4).map((n) => `  thing${n}(id: ID!, input: Input${n}): Thing${n}`),
    '}',
  ]
  for (const n of range(types / 4)) {
    parts.push(
      `"Thing ${n}." type Thing${n} { id: ID! name: String! price: Int! state: State${n}! tags: [String!]! next: Thing${(n + 1) % (types / 4)} detail(unit: State${n}): Detail${n}! }`,
      `type Detail${n} { id: ID! text: String! weight: Float! height: Float width: Float }`,
      `enum State${n} { OPEN CLOSED LATE GONE }`,
      `input Input${n} { text: String! max: Int = 10 state: State${n} }`,
    )
  }
  return parts.join('\n')
}

export function bigClient(types: number, operations: number): string {
  const things = types / 4
  return range(operations)
    .map((n) => {
      const thing = n % things
      return `
export const query${n} = graphql\`
  query Big${n}Query($id: ID!, $input: Input${thing}) {
    thing${thing}(id: $id, input: $input) { name ...Big${n}_thing next { name tags next { name } } }
  }
\`
export const fragment${n} = graphql\`
  fragment Big${n}_thing on Thing${thing} {
    price state tags
    detail(unit: OPEN) { text weight height }
    next { price state next { price detail { text } } }
  }
\``
    })
    .join('\n')
}

const range = (length: number) => Array.from({ length }, (_, index) => index)
