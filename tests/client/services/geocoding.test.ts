import { searchAddresses } from '../../../src/client/services/geocoding'
import { FOUND } from '../../support/shopFront'

const OURS = { geocodingUrl: '/geocoding/v5/mapbox.places', geocodingToken: null }
const MAPBOX = {
  geocodingUrl: 'https://api.example/geocoding/v5/mapbox.places',
  geocodingToken: 'pk.1',
}

const original = globalThis.fetch
afterEach(() => {
  globalThis.fetch = original
})

async function search(
  geocoder: Parameters<typeof searchAddresses>[0],
  features: unknown,
  text = '8 rue de l’Été/75004?',
) {
  const queries: URL[] = []
  globalThis.fetch = async (url) => {
    queries.push(new URL(String(url), 'https://shop.example'))
    return Response.json(features)
  }
  const result = await searchAddresses(geocoder, text, new AbortController().signal)
  return { result, queries }
}

const parametersOf = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? [])

const SEARCHED = {
  country: 'fr',
  language: 'fr',
  types: 'address',
  proximity: '2.3522,48.8566',
  autocomplete: 'true',
}

test('the geocoder is queried for addresses in France, in French, near Paris, as they are typed', async () => {
  const { queries } = await search(OURS, FOUND)
  expect(queries.map(({ pathname }) => decodeURIComponent(pathname))).toEqual([
    '/geocoding/v5/mapbox.places/8 rue de l’Été/75004?.json',
  ])
  expect(queries[0]?.pathname.split('/')).toHaveLength(5)
  expect(parametersOf(queries[0])).toEqual(SEARCHED)
})

test('Mapbox gets its token beside that', async () => {
  const { queries } = await search(MAPBOX, FOUND)
  expect(queries[0]?.origin).toBe('https://api.example')
  expect(parametersOf(queries[0])).toEqual({ ...SEARCHED, access_token: 'pk.1' })
})

const searchedText = ({ queries }: { queries: URL[] }) =>
  decodeURIComponent(
    queries[0]?.pathname
      .split('/')
      .at(-1)
      ?.replace(/\.json$/, '') ?? '',
  )

test('a semicolon ends no search: Mapbox would take what follows for another one', async () => {
  const found = await search(MAPBOX, FOUND, '8 rue de Rivoli;75004 Paris')
  expect(searchedText(found)).toBe('8 rue de Rivoli 75004 Paris')
})

test('of a long text the first 20 words are searched, as many as Mapbox takes', async () => {
  const words = Array.from({ length: 22 }, (_, index) => `mot${index + 1}`)
  const found = await search(MAPBOX, FOUND, words.join('-'))
  expect(searchedText(found)).toBe(`${words.slice(0, 20).join('-')}-`)
})

test('of a text of few long words the first 256 characters are searched', async () => {
  expect(searchedText(await search(MAPBOX, FOUND, 'a'.repeat(300)))).toBe('a'.repeat(256))
})

test('a character of two halves is not parted where a text is cut', async () => {
  const text = `${'a'.repeat(255)}🍞🍞`
  expect(searchedText(await search(MAPBOX, FOUND, text))).toBe(`${'a'.repeat(255)}🍞`)
})

test('a feature is read by its name, its centre and its postcode', async () => {
  const { result } = await search(OURS, FOUND)
  expect(result).toEqual({
    ok: true,
    suggestions: [
      {
        id: 'address.1',
        label: '8 Rue de Rivoli, 75004 Paris',
        street: 'Rue de Rivoli',
        houseNumber: '8',
        postcode: '75004',
        lat: 48.855,
        lng: 2.36,
      },
    ],
  })
})

test('a postcode among the properties counts where the context has none', async () => {
  const told = { context: [], properties: { postcode: '75004' } }
  const features = FOUND.features.map((feature) => ({ ...feature, ...told }))
  const { result } = await search(OURS, { features })
  expect(result).toMatchObject({ suggestions: [{ postcode: '75004' }] })
})
