import { createServer } from 'node:http'
import pino from 'pino'
import { createCompanyService } from '#server/modules/company/companyService'
import { publicDirectory } from '#server/providers/companies/publicDirectory'
import { startTestServer } from '../../support/testServer'

const SEARCH = `query ($search: String!) {
  companies(search: $search) { name siren siret address postalCode town }
}`
const MARTIN = {
  name: 'Atelier Martin',
  siren: '010413706',
  siret: '01041370600010',
  address: '4 rue Saint-Augustin, 75002 Paris',
  postalCode: '75002',
  town: 'Paris',
}
const LISTED = {
  siren: MARTIN.siren,
  nom_complet: 'ATELIER MARTIN (A. M.)',
  nom_raison_sociale: 'ATELIER MARTIN',
  etat_administratif: 'A',
  siege: {
    siret: MARTIN.siret,
    adresse: '4 RUE SAINT-AUGUSTIN 75002 PARIS',
    code_postal: '75002',
    libelle_commune: 'PARIS',
  },
}
const log = pino({ level: 'silent' })

const open: (() => void)[] = []
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  for (const close of open.splice(0)) close()
})

/** Plays the public search: what it is sent, and what it responds. */
async function startRegister(respond: () => { status?: number; results?: unknown[] } | null) {
  const paths: string[] = []
  const http = createServer((request, response) => {
    paths.push(request.url ?? '')
    const given = respond()
    // A silent one.
    if (given === null) return
    response.statusCode = given.status ?? 200
    response.end(JSON.stringify({ results: given.results ?? [], total_results: 1 }))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : 0
  open.push(() => {
    http.closeAllConnections()
    http.close()
  })
  return { url: `http://127.0.0.1:${port}/search`, paths }
}

test('the demonstration finds its invented companies by name, town and SIREN', async () => {
  const server = await startTestServer()
  const find = async (search: string) =>
    (await server.graphql(SEARCH, { search })).data as { companies: { name: string }[] }
  expect(await find('atelier mart')).toEqual({ companies: [MARTIN] })
  expect((await find('010 413 706')).companies).toEqual([MARTIN])
  expect((await find('cooperative montreuil')).companies).toMatchObject([
    { name: 'Coopérative des Nuages' },
  ])
  expect((await find('paris')).companies).toEqual([])
  expect((await find('at')).companies).toEqual([])
  await server.close()
})

test('a public search is read in its own shape, and requested once for the same words', async () => {
  const closed = { ...LISTED, etat_administratif: 'C' }
  const wrong = { ...LISTED, siege: { ...LISTED.siege, siret: '01041370600011' } }
  const register = await startRegister(() => ({ results: [closed, wrong, 'unread', LISTED] }))
  const server = await startTestServer({ env: { COMPANY_SEARCH_URL: register.url } })
  const find = (search: string) => server.graphql(SEARCH, { search })
  const proposed = {
    ...MARTIN,
    name: 'ATELIER MARTIN',
    address: '4 RUE SAINT-AUGUSTIN, 75002 PARIS',
    town: 'PARIS',
  }
  expect((await find('Atelier  Martin')).data).toEqual({ companies: [proposed] })
  expect((await find(' atelier martin ')).data).toEqual({ companies: [proposed] })
  expect(register.paths).toEqual(['/search?q=atelier+martin&page=1&per_page=5'])
  await server.close()
})

test('a search that is silent or refuses costs nothing, and after three times is left alone', async () => {
  const register = await startRegister(() => (register.paths.length > 1 ? { status: 500 } : null))
  const directory = publicDirectory({ url: register.url, log, timeoutMs: 2_000, restMs: 60_000 })
  const companies = createCompanyService({ directory })
  for (const words of ['one', 'two', 'three', 'four', 'five']) {
    expect(await companies.search(words, '127.0.0.1')).toEqual([])
  }
  expect(register.paths).toHaveLength(3)
})

test('the public search gets six requests a second at most; whose words come after them is proposed nothing', async () => {
  const register = await startRegister(() => ({ results: [LISTED] }))
  const { search } = createCompanyService({
    directory: publicDirectory({ url: register.url, log }),
  })
  const words = Array.from({ length: 9 }, (_, index) => `atelier ${index}`)
  const found = await Promise.all(words.map((text) => search(text, '127.0.0.1')))
  expect(register.paths).toHaveLength(6)
  expect(found.filter((companies) => companies.length === 0)).toHaveLength(3)
})

test('a silent search is waited for 1.5 seconds, and left alone for a quarter of a minute after three', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const waits = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  const { search } = createCompanyService({
    directory: publicDirectory({ url: 'http://127.0.0.1:9/', log }),
  })
  const waitedFor = async (text: string) => {
    waits.mockClear()
    expect(await search(text, '127.0.0.1')).toEqual([])
    return waits.mock.calls.flat()
  }
  for (const text of ['one', 'two', 'three']) expect(await waitedFor(text)).toEqual([1_500])
  expect(await waitedFor('four')).toEqual([])
  jest.advanceTimersByTime(14_999)
  expect(await waitedFor('five')).toEqual([])
  jest.advanceTimersByTime(1)
  expect(await waitedFor('six')).toEqual([1_500])
})

test('a caller who searches more than a person can is refused for a while', async () => {
  const companies = createCompanyService({ directory: { search: async () => [] } })
  const search = (ip: string) => companies.search('atelier', ip)
  for (let times = 0; times < 120; times++) await search('192.0.2.1')
  await expect(search('192.0.2.1')).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } })
  await expect(search('192.0.2.2')).resolves.toEqual([])
})
