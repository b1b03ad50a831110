import { sql } from 'drizzle-orm'
import pino from 'pino'
import { FALLBACK_CONFIGURATION } from '#domain/pricing/extraCosts'
import { helloBars, seoRules, specialConfigurations } from '#server/db/tables'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'
import { untilHeard } from '../../support/untilHeard'

const ALL = `query Configuration {
  specialConfiguration { disablePopboxBefore cutleryPrice cutleryVatRate individualBoxPrice individualBoxVatRate lastMinuteFees lastMinuteVatRate placematPrice placematVatRate minimumOrderAmount }
  hellobar { id isActive content bgColor textColor link }
  seoRules { slug metaTitle metaDescription metaRobots ogTitle twitterCard }
}`

test('without rows the fallback configuration is in force, and there is no banner', async () => {
  const server = await startTestServer({ isSeeded: false })
  const { data, errors } = await server.graphql(ALL)
  expect(errors).toEqual([])
  expect(data).toEqual({
    specialConfiguration: {
      disablePopboxBefore: '1970-01-01',
      cutleryPrice: 0,
      cutleryVatRate: 10,
      individualBoxPrice: 100,
      individualBoxVatRate: 10,
      lastMinuteFees: 1000,
      lastMinuteVatRate: 20,
      placematPrice: 0,
      placematVatRate: 10,
      minimumOrderAmount: 0,
    },
    hellobar: null,
    seoRules: [],
  })
  await server.close()
})

test('a page goes on with what could be read last, or with the fallback, and orders are not priced by it', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: (line) => lines.push(line) })
  const server = await startTestServer({ isSeeded: false, logger })
  // A server renders a page for itself once it listens, and remembers what that has read.
  await until(async () => lines.some((line) => line.includes('"path":"/"')))
  server.clock.advance(61_000)
  const rename = (from: string, to: string) =>
    server.db.execute(sql.raw(`alter table ${from} rename to ${to}`))
  const { configuration } = server.services

  await rename('special_configurations', 'special_configurations_away')
  await rename('seo_rules', 'seo_rules_away')
  const { data, errors } = await server.graphql(ALL)
  expect(errors).toEqual([])
  expect(data).toMatchObject({ specialConfiguration: { minimumOrderAmount: 0 }, seoRules: [] })
  expect(lines.filter((line) => line.includes('could not be read'))).toHaveLength(2)
  await expect(configuration.specialConfiguration()).rejects.toThrow()

  await rename('special_configurations_away', 'special_configurations')
  await server.db
    .insert(specialConfigurations)
    .values({ ...FALLBACK_CONFIGURATION, minimumOrderAmount: 4200 })
  await server.graphql(ALL)
  await rename('special_configurations', 'special_configurations_away')
  server.clock.advance(61_000)
  const later = await server.graphql(ALL)
  expect(later.data).toMatchObject({ specialConfiguration: { minimumOrderAmount: 4200 } })
  await server.close()
})

describe('a change of the database is seen', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ isSeeded: false })
    await server.graphql(ALL)
  })
  afterAll(() => server.close())

  test('the newest configuration is in force', async () => {
    await server.db
      .insert(specialConfigurations)
      .values({ ...FALLBACK_CONFIGURATION, minimumOrderAmount: 4200 })
    await untilHeard(server.database)
    const { data } = await server.graphql(ALL)
    expect(data).toMatchObject({ specialConfiguration: { minimumOrderAmount: 4200 } })
  })

  test('so are the banner and the page titles', async () => {
    await server.db
      .insert(helloBars)
      .values({ isActive: true, content: 'Bonjour', bgColor: '#000000', textColor: '#ffffff' })
    await server.db
      .insert(seoRules)
      .values({ slug: '/', metaTitle: 'Tablée', metaDescription: '…', metaRobots: 'index,follow' })
    await untilHeard(server.database)
    const { data } = await server.graphql(ALL)
    expect(data).toMatchObject({
      hellobar: {
        id: expect.stringMatching(/^[0-9a-f]{16}$/),
        isActive: true,
        content: 'Bonjour',
        link: null,
      },
      seoRules: [{ slug: '/', metaTitle: 'Tablée', ogTitle: null }],
    })
  })

  test('a banner that says something else has another id, and one in other colours the same', async () => {
    const changed = async (change: Partial<typeof helloBars.$inferInsert>) => {
      await server.db.update(helloBars).set(change)
      await untilHeard(server.database)
      return (await server.graphql<{ hellobar: { id: string } }>(ALL)).data?.hellobar.id
    }
    const id = await changed({ bgColor: '#111111' })
    expect(await changed({ bgColor: '#222222' })).toBe(id)
    const other = await changed({ content: 'Bonsoir' })
    expect(other).not.toBe(id)
    expect(await changed({ content: 'Bonjour' })).toBe(id)
  })
})
