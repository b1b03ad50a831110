import Fastify, { type FastifyInstance } from 'fastify'
import { geocodingRoutes } from '#server/http/geocodingRoutes'
import { createGeocoder } from '#server/providers/geocoder/createGeocoder'
import { STREETS } from '../../../src/demo/streets/streets'

type Feature = {
  place_name: string
  text: string
  address?: string
  center: [number, number]
  context: { id: string; text: string }[]
  relevance: number
}

const PATH = '/geocoding/v5/mapbox.places'
let app: FastifyInstance
let url: string

beforeEach(async () => {
  app = Fastify({ routerOptions: { maxParamLength: 500 } })
  await app.register(geocodingRoutes, { prefix: PATH, geocoder: createGeocoder(STREETS) })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

const send = (text: string, query: Record<string, string> = {}) => {
  const wanted = { country: 'fr', language: 'fr', types: 'address', autocomplete: 'true', ...query }
  return fetch(`${url}${PATH}/${encodeURIComponent(text)}.json?${new URLSearchParams(wanted)}`)
}

async function find(text: string, query: Record<string, string> = {}): Promise<Feature[]> {
  return (await (await send(text, query)).json()).features
}
const names = async (text: string, query = {}) =>
  (await find(text, query)).map(({ place_name }) => place_name)

test('the table holds 400 real streets at least, each with a postcode, a place and numbers', () => {
  expect(STREETS.length).toBeGreaterThanOrEqual(400)
  const postcodes = new Set(STREETS.map(({ postcode }) => postcode))
  for (let district = 75001; district <= 75020; district++)
    expect(postcodes).toContain(String(district))
  for (const { lowestNumber, highestNumber, lat, lng } of STREETS) {
    expect(lowestNumber).toBeLessThanOrEqual(highestNumber)
    expect(lat).toBeGreaterThan(41)
    expect(lng).toBeGreaterThan(-5)
  }
})

test('a response has the shape of Mapbox places v5', async () => {
  const response = await (await send('24 rue de Paradis, 75010 Paris')).json()
  expect(response).toMatchObject({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        place_type: ['address'],
        place_name: '24 Rue de Paradis, 75010 Paris, France',
        text: 'Rue de Paradis',
        address: '24',
        relevance: expect.any(Number),
        center: [expect.any(Number), expect.any(Number)],
        context: [
          { id: expect.stringMatching(/^postcode/), text: '75010' },
          { id: expect.stringMatching(/^place/), text: 'Paris' },
          { id: expect.stringMatching(/^region/), text: 'Paris' },
          { id: expect.stringMatching(/^country/), short_code: 'fr' },
        ],
      },
    ],
  })
  const [lng, lat] = response.features[0].center
  expect(lat).toBeCloseTo(48.876, 2)
  expect(lng).toBeCloseTo(2.35, 2)
})

test.each(['', 'rue', 'a b', '  r '])(
  'fewer than 4 characters find nothing: « %s »',
  async (text) => {
    expect(await find(text)).toEqual([])
  },
)

test.each([
  ['avenue de l’opera', "Avenue de l'Opéra"],
  ['AV DE L OPERA', "Avenue de l'Opéra"],
  ['bd st germain', 'Boulevard Saint-Germain'],
  ['bld. Saint Germain', 'Boulevard Saint-Germain'],
  ['rue du fbg poissonniere', 'Rue du Faubourg Poissonnière'],
  ['champs elysees', 'Avenue des Champs-Élysées'],
  ['pl vendome', 'Place Vendôme'],
])('case, accents and abbreviations are ignored: « %s »', async (text, street) => {
  expect((await find(text))[0]?.text).toBe(street)
})

test('the last word may be unfinished, the others may not', async () => {
  expect((await names('12 rue de riv'))[0]).toBe('12 Rue de Rivoli, 75001 Paris, France')
  expect(await names('ru rivoli')).toEqual([])
  expect(await names('rue de riv', { autocomplete: 'false' })).toEqual([])
})

test('a house number is kept when the street has it, with its bis', async () => {
  expect((await find('12 bis rue de Rivoli'))[0]?.address).toBe('12 bis')
  expect((await find('12bis rue de Rivoli'))[0]?.address).toBe('12 bis')
  const [far] = await find('9000 rue de Rivoli')
  expect(far?.address).toBeUndefined()
  expect(far?.place_name).toBe('Rue de Rivoli, 75001 Paris, France')
})

test('no house number is made up when none was typed', async () => {
  for (const feature of await find('rue de Rivoli')) {
    expect(feature).not.toHaveProperty('address')
    expect(feature.place_name).not.toMatch(/^\d/)
  }
})

test('a place without numbers has none, whatever is typed', async () => {
  for (const text of [
    'parvis de la Défense',
    '12 parvis de la Défense',
    '0 parvis de la Défense',
  ]) {
    const [parvis] = await find(text)
    expect(parvis?.place_name).toBe('Parvis de la Défense, 92800 Puteaux, France')
    expect(parvis).not.toHaveProperty('address')
  }
})

test('a tower is found by the name that people call it', async () => {
  const [tower] = await find('tour montparnasse')
  expect(tower?.place_name).toBe('Tour Maine-Montparnasse, 75015 Paris, France')
  expect(tower).not.toHaveProperty('address')
})

test('a street of several districts is found in the one that has the number', async () => {
  expect((await names('350 rue de Vaugirard'))[0]).toBe('350 Rue de Vaugirard, 75015 Paris, France')
  expect((await names('3 rue de Vaugirard'))[0]).toBe('3 Rue de Vaugirard, 75006 Paris, France')
})

test('the postcode, the town and the district narrow the response', async () => {
  expect(await names('10 rue de Paris 93100')).toEqual(['10 Rue de Paris, 93100 Montreuil, France'])
  expect((await names('10 rue de Paris, Montreuil'))[0]).toBe(
    '10 Rue de Paris, 93100 Montreuil, France',
  )
  expect((await names('boulevard Saint-Germain Paris 7e'))[0]).toBe(
    'Boulevard Saint-Germain, 75007 Paris, France',
  )
  expect((await names('cours lafayette lyon'))[0]).toBe('Cours Lafayette, 69003 Lyon, France')
})

test('the town stands behind the street', async () => {
  const [first, ...others] = await names('10 avenue de Paris Versailles')
  expect(first).toBe('10 Avenue de Paris, 78000 Versailles, France')
  expect(others).toContain('10 Avenue de Versailles, 75016 Paris, France')
  expect((await names('10 avenue de Versailles Paris'))[0]).toBe(
    '10 Avenue de Versailles, 75016 Paris, France',
  )
})

test('an address that the geocoder returned is found again', async () => {
  const missed = await Promise.all(
    STREETS.filter((_, index) => index % 5 === 0).map(
      async ({ lowestNumber, name, postcode, town }) => {
        const text = `${lowestNumber === 0 ? '' : `${lowestNumber} `}${name}, ${postcode} ${town}, France`
        return createGeocoder(STREETS).search(text).features[0]?.place_name === text ? [] : [text]
      },
    ),
  )
  expect(missed.flat()).toEqual([])
})

test('among equals the nearest comes first', async () => {
  const fromParis = await names('avenue de la République')
  const fromMontreuil = await names('avenue de la République', { proximity: '2.4436,48.8611' })
  expect(fromParis[0]).toContain('75011')
  expect(fromMontreuil[0]).toContain('93100')
})

test('five suggestions at most, or as many as requested', async () => {
  expect(await find('avenue')).toHaveLength(5)
  expect(await find('avenue', { limit: '2' })).toHaveLength(2)
  expect(await find('avenue', { limit: '-3' })).toHaveLength(5)
})

test('other countries and other types find nothing', async () => {
  expect(await find('rue de Rivoli', { country: 'be' })).toEqual([])
  expect(await find('rue de Rivoli', { types: 'poi' })).toEqual([])
})

test.each(['%', '../../etc/passwd', '🍅🍅🍅🍅', '((((a+)+)+)+)$', '75001', '1234 5678'])(
  'odd text is no error: « %s »',
  async (text) => {
    const response = await send(text)
    expect(response.status).toBe(200)
    expect((await response.json()).features).toEqual([])
  },
)

test('a text of more than 256 characters is refused', async () => {
  expect((await send('rue '.repeat(100))).status).toBe(422)
})

test('a path without .json is not found', async () => {
  expect((await fetch(`${url}${PATH}/rue%20de%20Rivoli`)).status).toBe(404)
})

test('more than 300 queries a minute are refused, with the seconds to wait', async () => {
  const responses = await Promise.all(
    Array.from({ length: 305 }, async () => send('rue de Rivoli')),
  )
  const refused = responses.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(5)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
})
