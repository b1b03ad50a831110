import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ESLint, type Linter } from 'eslint'
import * as v from 'valibot'
import { ROOT } from '../../src/tools/support/root'

const folder = mkdtempSync(join(tmpdir(), 'tablee-directions-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

const cruiseSchema = v.object({
  summary: v.object({
    violations: v.array(v.object({ from: v.string(), rule: v.object({ name: v.string() }) })),
  }),
})

/** What breaks a rule in the folder, as `npm run check` finds it. */
function cruise() {
  const program = join(ROOT, 'node_modules/.bin/depcruise')
  const config = join(ROOT, '.dependency-cruiser.cjs')
  const output = execFileSync(program, ['--config', config, '--output-type', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return v.parse(cruiseSchema, JSON.parse(output)).summary.violations
}

const CIRCLES = [
  { of: 'values', text: `import { b } from './b'\nexport const a = () => b` },
  { of: 'types', text: `import type { B } from './b'\nexport type A = B | null` },
  { of: 'a type in a list', text: `import { type B } from './b'\nexport type A = B | null` },
  {
    of: 'a part that is loaded later',
    text: `export const load = () => import('./b')\nexport type A = 1`,
  },
].map((circle, at) => ({ ...circle, place: `circle${at}` }))

describe('imports', () => {
  let violations: ReturnType<typeof cruise>
  // Once for all of them: it takes two seconds.
  beforeAll(() => {
    write('tsconfig.json', '{ "compilerOptions": { "module": "preserve" } }')
    for (const { place, text } of CIRCLES) {
      write(`${place}/a.ts`, text)
      write(
        `${place}/b.ts`,
        `import type { A } from './a'\nexport type B = A[]\nexport const b: A[] = []`,
      )
    }
    write('line/a.ts', `import type { B } from './b'\nexport type A = B`)
    write('line/b.ts', 'export type B = string')
    write('src/domain/price.ts', 'export type Price = number')
    write(
      'packages/planted/src/a.ts',
      `import type { Price } from '../../../src/domain/price'\nexport type A = Price`,
    )
    write('packages/planted/src/b.ts', `export * from './a'`)
    violations = cruise()
  })

  const brokenRules = (place: string) =>
    violations.filter(({ from }) => from.startsWith(`${place}/`)).map(({ rule }) => rule.name)

  test.each(CIRCLES)('a circle of $of is refused', ({ place }) => {
    expect(brokenRules(place)).toContain('no-circle')
  })

  test('what leads to nothing that leads back is not', () => {
    expect(brokenRules('line')).toEqual([])
  })

  test('a package does not know the shop, its types neither', () => {
    expect(brokenRules('packages')).toEqual(['no-shop-in-a-package'])
  })
})

const loaded: unknown = jest.requireActual('../../eslint.config.js')
const blocks = Array.isArray(loaded) ? (loaded as Linter.Config[]) : []

describe('the floors of the house', () => {
  const RULE = 'import-x/no-restricted-paths'
  const block = blocks.find(({ rules }) => rules && RULE in rules)
  if (!block) throw new Error(`${RULE} is not set`)
  const eslint = new ESLint({
    cwd: ROOT,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.ts'],
        plugins: block.plugins ?? {},
        settings: block.settings ?? {},
        rules: { [RULE]: block.rules?.[RULE] ?? 'error' },
        languageOptions:
          blocks.find(({ languageOptions }) => languageOptions?.parser)?.languageOptions ?? {},
      },
    ],
  })

  test.each([
    ['server/base', '../modules/order/orderService'],
    ['server/base', '../db/database'],
    ['server/db', '../modules/order/orderService'],
    ['server/providers/payments', '../../modules/payment/paymentService'],
    ['server/mail', '../modules/payment/paymentService'],
    ['server/modules/order', '../../http/app'],
    ['server/modules/order', '../../flows/order/placeOrder'],
    ['server/modules/order', '../payment/paymentRepo'],
    ['server/modules/order', '../cart/cartContent'],
    ['server/flows/order', '../../http/app'],
    ['server/modules/cart', '../../db/tables/orders'],
    ['server/modules/feedback', '../../db/tables/users'],
    ['server/modules/order', '../../db/tables/payments'],
    ['server/modules/order', '../../db/tables'],
    ['server/flows/order', '../../db/tables/orders'],
    ['server/http', '../db/tables/users'],
    ['server/ops', '../db/tables/payments'],
    ['server/mail', '../db/tables/users'],
    ['server/providers/payments', '../../db/tables/orders'],
    ['server/http', '../process/main'],
    ['server/limits', '../http/app'],
    ['server/metrics', '../db/database'],
    ['server/process', '../../demo/demo'],
    ['server/ops/catalogue', '../../../demo/seed'],
    ['demo', '../tools/ops/readFiles'],
    ['tools/measure', '../../../tests/support/until'],
    ['tools/measure', '../../../packages/schema-guard/tests/shopFolder'],
    ['client/areas/cart', '../../app/routes'],
    ['client/areas/cart', '../checkout/orderSteps'],
    ['client/areas/cart', '../delivery/findDelivery'],
    ['client/areas/checkout', '../storefront/ShopScreen'],
    ['client/areas/feedback', '../checkout/orderSteps'],
    ['client/routing', '../areas/cart/cartCopy'],
    ['client/state', '../areas/cart/cartCopy'],
    ['client/state', '../routing/useDeliveryPanel'],
    ['client/relay', '../routing/useDeliveryPanel'],
    ['client/services', '../state/useCart'],
    ['client/design', '../state/useCart'],
  ])('%s does not know %s, its types neither', async (room, other) => {
    const [result] = await eslint.lintText(
      `import type * as Higher from '${other}'\nexport type { Higher }\n`,
      {
        filePath: join(ROOT, 'src', room, 'planted.ts'),
      },
    )
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual([RULE])
  })

  test('what lies below is known', async () => {
    const [result] = await eslint.lintText(
      `import type * as Lower from '../../db/database'\nexport type { Lower }\n`,
      { filePath: join(ROOT, 'src/server/modules/order/planted.ts') },
    )
    expect(result?.messages).toEqual([])
  })

  test.each([
    ['modules/cart/plantedReadModel.ts', '../../db/tables/orders'],
    ['modules/cart/planted.ts', '../../db/tables/carts'],
    ['modules/customer/planted.ts', '../../db/tables/users'],
    ['mail/planted.ts', '../db/tables/mails'],
  ])('%s knows %s', async (file, table) => {
    const [result] = await eslint.lintText(
      `import type * as Table from '${table}'\nexport type { Table }\n`,
      { filePath: join(ROOT, 'src/server', file) },
    )
    expect(result?.messages).toEqual([])
  })
})

describe('a read model', () => {
  const RULE = 'no-restricted-syntax'
  const block = blocks.find(({ files }) => files?.includes('src/server/**/*ReadModel.ts'))
  const eslint = new ESLint({
    cwd: ROOT,
    overrideConfigFile: true,
    overrideConfig: [
      { files: block?.files ?? [], rules: { [RULE]: block?.rules?.[RULE] ?? 'off' } },
    ],
  })
  const faultsOf = async (code: string) => {
    const [result] = await eslint.lintText(code, {
      filePath: join(ROOT, 'src/server/modules/cart/plantedReadModel.ts'),
    })
    return result?.messages.map(({ ruleId }) => ruleId)
  }

  test.each([
    ['db.insert(orders)', 'db.insert(orders)'],
    ['db.update(orders)', 'db.update(orders)'],
    ['db.delete(orders)', 'db.delete(orders)'],
    ['an INSERT', 'sql`insert into ${orders} values (1)`'],
    ['an UPDATE', 'sql`update ${orders} set id = 1`'],
    ['a DELETE', 'sql`with gone as (delete from ${orders}) select 1`'],
    ['all columns', 'db.select().from(orders)'],
  ])('does not hold %s', async (_, code) => {
    expect(await faultsOf(`export const planted = ${code}\n`)).toEqual([RULE])
  })

  test('reads and locks', async () => {
    const code = 'db.select({ id: orders.id }).from(orders).for("update")'
    expect(await faultsOf(`export const planted = ${code}\n`)).toEqual([])
  })
})
