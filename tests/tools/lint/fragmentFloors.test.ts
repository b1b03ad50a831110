import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kind, parse, visit, type DefinitionNode } from 'graphql'
import * as v from 'valibot'
import { ROOT } from '../../../src/tools/support/root'

const RULE = 'import-x/no-restricted-paths'

/** Which way imports go, as the lint has it. */
const blocks = v.parse(
  v.array(v.looseObject({ rules: v.optional(v.record(v.string(), v.unknown())) })),
  jest.requireActual('../../../eslint.config.js'),
)
const zonesSchema = v.tuple([
  v.string(),
  v.object({ zones: v.array(v.object({ target: v.string(), from: v.array(v.string()) })) }),
])
const [, { zones }] = v.parse(
  zonesSchema,
  blocks.flatMap(({ rules }) => rules?.[RULE] ?? []),
)

const isIn = (file: string, place: string) => `./${file}`.startsWith(`${place}/`)
const mayKnow = (file: string, other: string) =>
  !zones.some(({ target, from }) => isIn(file, target) && from.some((place) => isIn(other, place)))

type Located = { file: string; definition: DefinitionNode }

const definitions: readonly Located[] = readdirSync(join(ROOT, 'src/client'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `src/client/${name}`)
  .flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?<=[\s(])graphql`([^`]*)`/g)].flatMap(
      ([, text = '']) => parse(text).definitions.map((definition) => ({ file, definition })),
    ),
  )

const homes = new Map(
  definitions.flatMap(({ file, definition }) =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, file] as const] : [],
  ),
)

function spreadsOf(definition: DefinitionNode): readonly string[] {
  const names: string[] = []
  visit(definition, { FragmentSpread: ({ name }) => void names.push(name.value) })
  return names
}

/** What a mutation, or a renewal, has to bring of a page that may be open meanwhile: the store then holds all that its list reads. */
const BROUGHT = [
  'src/client/areas/access/passkeys/useAddPasskey.ts: PasskeyRow_passkey',
  'src/client/areas/favourites/useFavouriteRequest.ts: FavouriteRow_favourite',
  'src/client/areas/namedCarts/SaveCartDialog.tsx: NamedCartRow_cart',
  'src/client/areas/paying/useMayHaveIntent.ts: PaymentList_order',
]

test('a fragment is spread only by who may import its file', () => {
  const spread = definitions.flatMap(({ file, definition }) =>
    spreadsOf(definition).map((name) => ({ file, name, home: homes.get(name) })),
  )
  expect(spread.filter(({ home }) => home === undefined)).toEqual([])
  const refused = spread
    .filter(({ file, home = file }) => !mayKnow(file, home))
    .map(({ file, name }) => `${file}: ${name}`)
  expect([...new Set(refused)].toSorted()).toEqual(BROUGHT)
})

test.each([
  ['areas/cart', 'areas/checkout', false],
  ['areas/cart', 'areas/delivery', false],
  ['areas/cart', 'areas/offer', true],
  ['areas/cart', 'areas/cart', true],
  ['app', 'areas/cart', true],
  ['relay', 'areas/cart', false],
])('one of %s may spread one of %s: %s', (room, other, isRight) => {
  expect(mayKnow(`src/client/${room}/planted.ts`, `src/client/${other}/planted.ts`)).toBe(isRight)
})
