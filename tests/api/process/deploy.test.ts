import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse, parseAllDocuments } from 'yaml'
import { ERROR_CODES } from '#domain/requests/errorCodes'
import { postgresSettings } from '#server/base/env/envDatabase'
import { collectProcessMetrics, registry } from '#server/metrics/registry'
import '#server/metrics/alarms'
import '#server/metrics/books'
import '#server/metrics/caches'
import '#server/metrics/database'
import '#server/metrics/jobs'
import '#server/metrics/mails'
import '#server/metrics/orders'
import '#server/metrics/pools'
import '#server/metrics/requests'

const root = join(__dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const rulesSchema = v.object({
  groups: v.array(v.object({ rules: v.array(v.object({ alert: v.string(), expr: v.string() })) })),
})
const dashboardSchema = v.object({
  panels: v.array(v.object({ targets: v.array(v.object({ expr: v.string() })) })),
})

const METRIC = /\b(?:tablee|nodejs|process)_\w+/g

describe('what the alert rules and the dashboard name', () => {
  const rules = v.parse(rulesSchema, parse(read('deploy/prometheus/rules.yml')))
  const dashboard = v.parse(dashboardSchema, JSON.parse(read('deploy/grafana/tablee.json')))
  const expressions = [
    ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
  const named = new Set(expressions.flatMap((expr) => expr.match(METRIC) ?? []))

  /** Every name that a scrape can contain: a histogram has three. */
  async function served() {
    collectProcessMetrics()
    const metrics = await registry.getMetricsAsJSON()
    return new Set(
      metrics.flatMap(({ name, type }) =>
        String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    )
  }

  test('is served', async () => {
    const names = await served()
    expect(named.size).toBeGreaterThan(10)
    expect([...named].filter((name) => !names.has(name))).toEqual([])
  })

  test('pages when the shop is gone, and when its database is away without a visitor', () => {
    const of = (alert: string) =>
      rules.groups.flatMap((group) => group.rules).find((rule) => rule.alert === alert)?.expr
    expect(of('TableeGone')).toMatch(/absent\(tablee_\w+\) or sum\(up\{.*\}\) == 0/)
    expect(of('TableeDatabaseAway')).toBe('min(tablee_database_up) == 0')
  })

  test('are codes that a caller can be told', () => {
    const codes = expressions.flatMap((expr) =>
      [...expr.matchAll(/\bcode\s*(?:=|!=|=~|!~)\s*"([^"]*)"/g)].flatMap(([, value = '']) =>
        value.split('|'),
      ),
    )
    const told = new Set<string>(['OK', ...ERROR_CODES])
    expect(codes).toContain('TRY_AGAIN')
    expect(codes.filter((code) => !told.has(code))).toEqual([])
  })

  test('is everything that the shop counts', async () => {
    const unused = [...(await served())].filter(
      (name) => name.startsWith('tablee_') && !/_(sum|count)$/.test(name) && !named.has(name),
    )
    expect(unused).toEqual([])
  })
})

const manifests = ['configuration', 'migration', 'server'].flatMap((name) =>
  parseAllDocuments(read(`deploy/kubernetes/${name}.yaml`)).map((document) =>
    v.parse(
      v.looseObject({ kind: v.string(), metadata: v.object({ name: v.string() }) }),
      document.toJS(),
    ),
  ),
)

describe('the manifests of Kubernetes', () => {
  const podSchema = v.object({
    terminationGracePeriodSeconds: v.optional(v.number()),
    securityContext: v.object({ runAsNonRoot: v.literal(true) }),
    containers: v.array(v.looseObject({ image: v.string(), command: v.optional(v.unknown()) })),
  })
  const podOf = (kind: string) =>
    v.parse(
      v.object({ spec: v.object({ template: v.object({ spec: podSchema }) }) }),
      manifests.find((manifest) => manifest.kind === kind),
    ).spec.template.spec

  test('have everything that a release needs', () => {
    expect(manifests.map(({ kind }) => kind).sort()).toEqual([
      'ConfigMap',
      'Deployment',
      'HorizontalPodAutoscaler',
      'Ingress',
      'Job',
      'PersistentVolumeClaim',
      'PodDisruptionBudget',
      'Service',
    ])
  })

  test('hold no secret', () => {
    expect(manifests.map(({ kind }) => kind)).not.toContain('Secret')
    expect(JSON.stringify(manifests)).not.toMatch(/sk_|whsec_|postgresql:/)
  })

  test('give all servers one volume for pictures and earlier releases', () => {
    const volume = v.looseObject({ name: v.string() })
    const { volumes, containers } = v.parse(
      v.object({
        spec: v.object({
          template: v.object({
            spec: v.object({
              volumes: v.array(volume),
              containers: v.array(v.object({ volumeMounts: v.array(volume) })),
            }),
          }),
        }),
      }),
      manifests.find(({ kind }) => kind === 'Deployment'),
    ).spec.template.spec
    expect(containers[0]?.volumeMounts).toContainEqual({ name: 'data', mountPath: '/data' })
    expect(volumes).toContainEqual({ name: 'data', persistentVolumeClaim: { claimName: 'tablee' } })
    const claim = manifests.find(({ kind }) => kind === 'PersistentVolumeClaim')
    expect(claim).toMatchObject({
      metadata: { name: 'tablee' },
      spec: { accessModes: ['ReadWriteMany'] },
    })
  })

  test('start no more processes than the page counts connections for', () => {
    const of = (kind: string) => manifests.find((manifest) => manifest.kind === kind)
    const { maxReplicas } = v.parse(
      v.object({ spec: v.object({ maxReplicas: v.number() }) }),
      of('HorizontalPodAutoscaler'),
    ).spec
    const { maxSurge } = v.parse(
      v.object({
        spec: v.object({
          strategy: v.object({ rollingUpdate: v.object({ maxSurge: v.number() }) }),
        }),
      }),
      of('Deployment'),
    ).spec.strategy.rollingUpdate
    const { poolSize, queryPoolSize } = postgresSettings('postgresql://db/tablee')
    // Beside its pools: one to listen, one for locks, one for its health.
    const each = poolSize + queryPoolSize + 3
    const processes = maxReplicas + maxSurge
    const sum = `${processes} × ${each} + 8 = ${processes * each + 8}`
    expect(read('docs/operations.md')).toContain(sum)
  })

  test('run the same image for the migration and the servers, not as root', () => {
    const images = [podOf('Job'), podOf('Deployment')].flatMap(({ containers }) =>
      containers.map(({ image }) => image),
    )
    expect(new Set(images).size).toBe(1)
  })
})

test('compose starts two servers after one migration, behind a balancer', () => {
  const { services } = v.parse(
    v.object({ services: v.record(v.string(), v.looseObject({ image: v.string() })) }),
    parse(read('compose.yml'), { merge: true }),
  )
  expect(Object.keys(services)).toEqual([
    'postgres',
    'migrate',
    'seed',
    'server-1',
    'server-2',
    'balancer',
    'mail',
  ])
  expect(services['server-1']).toEqual(services['server-2'])
  // What one writes there the other serves: pictures, files of earlier releases.
  expect(services['server-1']).toMatchObject({ volumes: ['data:/data'] })
  expect(services.seed).toMatchObject({ volumes: ['data:/data'], profiles: ['demo'] })
})

test('the image is built under the release that it is given', () => {
  const lines = read('Dockerfile').split('\n')
  const at = (line: string) => lines.indexOf(line)
  const stage = lines.findIndex((line) => line.endsWith(' AS build'))

  // An argument counts in its own stage, from its line on.
  expect(at('ARG TABLEE_RELEASE=')).toBeGreaterThan(stage)
  expect(at('ENV TABLEE_RELEASE=$TABLEE_RELEASE')).toBe(at('ARG TABLEE_RELEASE=') + 1)
  expect(at('RUN npm run build -- client')).toBeGreaterThan(at('ARG TABLEE_RELEASE='))

  const args = v.object({ args: v.object({ TABLEE_RELEASE: v.literal('${TABLEE_RELEASE:-}') }) })
  const built = v.looseObject({ build: args })
  const compose = v.object({ services: v.object({ migrate: built, 'server-1': built }) })
  expect(() => v.parse(compose, parse(read('compose.yml'), { merge: true }))).not.toThrow()
})
