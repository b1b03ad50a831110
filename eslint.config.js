const { readdirSync, existsSync } = require('node:fs')
const { basename } = require('node:path')
const js = require('@eslint/js')
const tseslint = require('typescript-eslint')
const importX = require('eslint-plugin-import-x')
const jsxA11y = require('eslint-plugin-jsx-a11y')
const relay = require('eslint-plugin-relay')
const globals = require('globals')
const { leftOutNames } = require('./src/client/relay/leftOutModules')
const guardPackage = require('./packages/schema-guard/package.json')
const noKeptQuery = require('./src/tools/lint/noKeptQuery')
const noWordsInComponents = require('./src/tools/lint/noWordsInComponents')

/** The project's own rules. */
const tablee = {
  rules: { 'no-kept-query': noKeptQuery, 'no-words-in-components': noWordsInComponents },
}

const folders = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${path}/${entry.name}`)
    : []

/** The field's own words instead: response, request, document, mail, expire, release (docs/words.md). */
const formerWords = [
  ...['answer', 'answered', 'answers', 'ask', 'asked', 'asks', 'giveBack', 'lapse', 'lapsed'],
  ...['letters', 'nobody', 'papers', 'somebody', 'sweeper', 'whoever'],
]

/** The word as the name of a constant. */
const asConstant = (name) => name.replace(/[A-Z]/g, '_$&').toUpperCase()

const filesOf = (path) => (existsSync(path) ? readdirSync(path) : [])

/** Which way imports go: see README, « The architecture ». `target` may not import `from`. */
const forbid = (target, from, message, except) => ({
  target: `./${target}`,
  from: from.map((path) => `./${path}`),
  message,
  ...(except ? { except } : {}),
})

/** The layers of a side, the highest first: none imports from a layer above it, not even types. */
const clientFloors = [
  ['app'],
  ['areas'],
  ['routing'],
  ['relay', 'state'],
  ['config', 'design', 'services'],
]
const serverFloors = [
  ['process'],
  ['http'],
  ['ops'],
  ['flows'],
  ['modules'],
  ['mail'],
  ['limits', 'providers'],
  ['db'],
  ['metrics', 'tracing'],
  ['base'],
]

/** A zone for each room below the highest. */
const floorsOf = (side, floors) =>
  floors.slice(1).flatMap((rooms, above) =>
    rooms.map((room) =>
      forbid(
        `src/${side}/${room}`,
        floors
          .slice(0, above + 1)
          .flat()
          .map((higher) => `src/${side}/${higher}`),
        `${room} lies below: see the floors of the ${side} in eslint.config.js.`,
      ),
    ),
  )

/** Who reads and writes each file of src/server/db/tables; others read it in a `…ReadModel.ts`, columns named. */
const tableOwners = {
  carts: ['modules/cart'],
  // The commands of the shop load what is sold and what the site says; the modules only read it.
  catalogue: ['modules/inventory', 'ops'],
  companies: ['modules/customer'],
  configuration: ['modules/configuration', 'ops'],
  delivery: ['modules/delivery'],
  documents: ['modules/document'],
  favourites: ['modules/favourite'],
  feedbacks: ['modules/feedback'],
  jobs: ['modules/backgroundJob'],
  limits: ['limits'],
  mailSubscriptions: ['modules/customer', 'modules/newsletter'],
  mails: ['mail'],
  ops: ['ops'],
  orderPlans: ['modules/orderPlan'],
  orders: ['modules/order'],
  passkeys: ['modules/auth'],
  payments: ['modules/payment'],
  referrals: ['modules/customer'],
  requests: ['modules/request'],
  sandbox: ['providers/payments'],
  settings: ['providers/payments'],
  stock: ['modules/inventory', 'ops'],
  tokens: ['modules/auth'],
  users: ['modules/auth', 'modules/customer'],
}

/** The client's areas, the highest first: none imports another of its own floor or of a higher one. An area that is not named stands on the second. */
const areaFloors = [
  ['known', 'menu'],
  ['account', 'checkout', 'feedback', 'legal', 'requests', 'storefront', 'tracking'],
  ['access', 'cart', 'delivery', 'orders', 'paying'],
  ['company', 'favourites', 'guests', 'namedCarts'],
  ['offer'],
]
const areaFloor = (area) => {
  const floor = areaFloors.findIndex((names) => names.includes(basename(area)))
  return floor < 0 ? 1 : floor
}

const OWNED =
  'A table is read and written by its owner, see tableOwners in eslint.config.js; others read it in a …ReadModel.ts.'

/** Rooms and modules, and the tables that each does not own. */
const tableDirections = [
  'process',
  'http',
  'ops',
  'flows',
  'mail',
  'limits',
  ...folders('src/server/providers').map((port) => `providers/${basename(port)}`),
  ...folders('src/server/modules').map((module) => `modules/${basename(module)}`),
].map((room) =>
  forbid(
    `src/server/${room}/**/!(*ReadModel).ts`,
    [
      'src/server/db/tables.ts',
      ...filesOf('src/server/db/tables')
        .map((file) => basename(file, '.ts'))
        .filter((name) => !(tableOwners[name] ?? []).includes(room))
        .map((name) => `src/server/db/tables/${name}.ts`),
    ],
    OWNED,
  ),
)

const directions = [
  forbid(
    'src',
    ['tests', ...folders('packages').map((path) => `${path}/tests`)],
    'Tests know the sources; what tools need too is in a folder named support beside them.',
  ),
  forbid(
    'src/domain',
    ['src/client', 'src/server', 'src/demo', 'src/tools', '__generated__'],
    'domain is pure.',
  ),
  forbid(
    'src/client',
    ['src/server', 'src/demo', 'src/tools'],
    'The client knows the server by schema.graphql only.',
  ),
  forbid(
    'src/server',
    ['src/client', 'src/demo', 'src/tools'],
    'The server knows the client by schema.graphql only, and a demonstration by Demo.ts.',
  ),
  forbid(
    'packages',
    ['src', 'tests', '__generated__'],
    'A package stands alone: what it needs of the shop is passed in.',
  ),
  forbid('src/demo', ['src/client', 'src/tools'], 'demo stands on the server.'),
  ...floorsOf('client', clientFloors),
  forbid('src/client/design', ['src/client/services'], 'design takes plain props.'),
  ...folders('src/client/areas').flatMap((area) => {
    const others = folders('src/client/areas').filter(
      (other) => other !== area && areaFloor(other) <= areaFloor(area),
    )
    const message =
      'An area imports areas of a lower floor only: see areaFloors in eslint.config.js.'
    return others.length > 0 ? [forbid(area, others, message)] : []
  }),
  ...folders('src/server/modules').map((module) =>
    forbid(
      module,
      folders('src/server/modules').filter((other) => other !== module),
      'Modules meet in src/server/flows, or through a port that moduleServices.ts fills.',
    ),
  ),
  ...tableDirections,
  ...floorsOf('server', serverFloors),
]

/** Another house is named from its root (package.json, "imports"), not climbed to. */
const climbTo = (houses) => ({
  patterns: [
    {
      regex: `^(\\.\\./)+(${houses})/`,
      message: 'Name it from its root: #domain/…, #generated/… or #server/….',
    },
  ],
})

const recoil = { name: 'recoil', message: 'Recoil lives in src/client/state only.' }

/** What the client's bundle goes without. */
const leftOut = [
  {
    name: 'react-relay',
    message: 'Import from react-relay/hooks: the legacy containers stay out of the bundle.',
    allowTypeImports: true,
  },
  ...['react-relay/hooks', 'relay-runtime'].map((name) => ({
    name,
    importNames: leftOutNames,
    message:
      'The build leaves it out: see src/client/relay/leftOutModules.js. A mutation goes through useAction, another page of a list through its query.',
    allowTypeImports: true,
  })),
  {
    name: 'lucide-react',
    message: 'Import one icon: lucide-react/dist/esm/icons/<name>.mjs.',
    allowTypeImports: true,
  },
]

/** The loader of a route starts its screen's only query; a component that sends another one stands in `ownQueries`. */
const secondQuery = {
  name: 'react-relay/hooks',
  importNames: ['useLazyLoadQuery'],
  message:
    'The loader starts the one query of a screen: spread a fragment in it. An exception goes into ownQueries in eslint.config.js.',
}

/** Components that send a query of their own, each with its reason. */
const ownQueries = {
  'src/client/areas/paying/useSavedCards.ts':
    'the payment provider may be slow or silent: its cards fail alone and are requested again by themselves, by an id that the query of the screen brings',
  'src/client/areas/checkout/useOrderResponse.ts':
    'joins the query that the loader has sent, whose variables change as the customer types',
  'src/client/areas/checkout/express/CartWallet.tsx':
    'below every cart, and only where its address and slot are chosen',
  'src/client/areas/storefront/modals/cartReset/CartMoveTotals.tsx':
    'in a dialog that few see; finds in the store what the shop has queried',
  'src/client/areas/storefront/product/MenuDetails.tsx':
    'in a sheet that is opened by a press: its inventory is too much for every visit',
}

const countsByItself = { name: 'prom-client', message: 'Tell src/server/metrics, which counts.' }

const describesEachLook = {
  name: '@playwright/test',
  importNames: ['expect'],
  message:
    'Import it from tests/support/journey/expect: the page is not described at each early look.',
}

const knowsGraphql = {
  name: 'graphql',
  message: 'Throw an error of src/server/base/errors: http alone turns it into a response.',
}

const readsTheTime = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Only src/domain/time/clock.ts reads the time: take `now` as an argument.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Only src/domain/time/clock.ts reads the time: take `now` as an argument.',
  },
]

/** Of a log's line; one that begins with a name keeps it. */
const startsWithCapital = [
  'CallExpression[callee.property.name=/^(info|warn|error|debug)$/]:matches([callee.object.name=/^log(ger)?$/], [callee.object.property.name=/^log(ger)?$/])',
  "CallExpression[callee.name='raiseAlarm']",
].flatMap((call) =>
  ['> Literal[value', '> TemplateLiteral > TemplateElement:first-child[value.raw'].map((words) => ({
    selector: `${call} ${words}=/^(An?|The|This|That|No|Not|Of|One|Some|Each|It|What|Money|Stock) /]`,
    message: 'The words of the log begin with a small letter.',
  })),
)

/** What the oldest browsers of `browserslist` (package.json) do not know, and no compiler writes for them. */
const laterThanBrowsers = [
  {
    selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
    message: 'Safari reads no file with a lookbehind before 16.4: match what stands before.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^to(Sorted|Reversed|Spliced)$/]',
    message: 'Chrome has it from 110 on: change a copy instead.',
  },
]

/** Fails on a busy machine: figures belong to `npm run measure`. */
const assertsDuration = {
  selector:
    "CallExpression[callee.property.name=/^toBeLessThan/] > MemberExpression > CallExpression[callee.name='expect'] :matches(Identifier[name=/^(elapsed|duration|took)$|(Elapsed|Duration|[mM]illiseconds|Ms)$/], MemberExpression[object.name=/^(performance|Date)$/][property.name='now'])",
  message: 'A duration is measured (npm run measure), not asserted: a busy machine is slower.',
}

const opensBeside = {
  selector: "JSXAttribute[name.name='target']",
  message: 'A link that opens beside the page says so: spread newTab of src/client/design.',
}

const READ_ONLY = 'A read model only reads: its tables are written by their owners.'
const onlyReads = [
  {
    selector: 'CallExpression[callee.property.name=/^(insert|update|delete)$/]',
    message: READ_ONLY,
  },
  {
    selector: 'TemplateElement[value.raw=/\\b(insert into|delete from|update)\\s/i]',
    message: READ_ONLY,
  },
  {
    selector: 'CallExpression[callee.property.name="select"][arguments.length=0]',
    message: 'A read model names its columns.',
  },
]

module.exports = tseslint.config(
  {
    ignores: [
      'node_modules',
      'dist',
      'packages/*/dist',
      '__generated__',
      '.data',
      '**/test-results',
      'coverage',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  // The formatter's: it begins a line with a bracket where a chain of calls goes on.
  { rules: { 'no-unexpected-multiline': 'off' } },
  {
    files: ['**/*.{js,cjs}'],
    languageOptions: { sourceType: 'commonjs', globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['src/tools/measure/watchVitals.js', 'src/tools/measure/interactions/watchEvents.js'],
    languageOptions: { sourceType: 'script', globals: globals.browser },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'packages/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX, relay },
    settings: { 'import-x/resolver': { typescript: true } },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: directions }],
      'relay/graphql-syntax': 'error',
      'relay/unused-fields': 'error',
      'relay/must-colocate-fragment-spreads': 'error',
      'relay/function-required-argument': 'error',
      'relay/hook-required-argument': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // An import of types alone is `import type`; among values each type says that it is one.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'id-denylist': ['error', ...formerWords, ...formerWords.map(asConstant)],
      'max-lines': ['error', 300],
      // The twin of `no-restricted-imports`, which the blocks below set for their own layers.
      '@typescript-eslint/no-restricted-imports': [
        'error',
        climbTo('__generated__|domain|server|src/(domain|server)'),
      ],
      'no-restricted-syntax': ['error', ...readsTheTime],
    },
  },
  {
    files: ['src/server/**/*.ts', 'src/tools/**/*.ts'],
    plugins: { tablee },
    rules: {
      'tablee/no-kept-query': 'error',
      'no-restricted-syntax': ['error', ...readsTheTime, ...startsWithCapital],
    },
  },
  {
    files: ['src/domain/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.|date-fns|@date-fns/tz|valibot$)',
              message: 'domain imports date-fns, @date-fns/tz and valibot only.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}', 'src/domain/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...readsTheTime, ...laterThanBrowsers] },
  },
  {
    files: ['src/client/**/*.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...readsTheTime, ...laterThanBrowsers, opensBeside],
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    plugins: { 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'no-restricted-imports': [
        'error',
        {
          paths: [recoil, ...leftOut, secondQuery],
        },
      ],
    },
  },
  {
    files: Object.keys(ownQueries),
    rules: { 'no-restricted-imports': ['error', { paths: [recoil, ...leftOut] }] },
  },
  {
    files: ['src/client/**/*.tsx'],
    // The person whom the stand-in of a wallet bills is data, not words of the site.
    ignores: ['src/client/services/payments/sandbox/SandboxWallet.tsx'],
    plugins: { tablee },
    rules: { 'tablee/no-words-in-components': 'error' },
  },
  {
    // A route starts its screen's query before the screen's components have arrived: the query stands apart from them.
    files: ['src/client/areas/**/*ScreenQuery.ts'],
    rules: { 'relay/must-colocate-fragment-spreads': 'off' },
  },
  {
    files: ['src/client/state/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: [...leftOut, secondQuery] }] },
  },
  {
    files: ['src/server/**/*.ts'],
    ignores: ['src/server/metrics/**'],
    rules: { 'no-restricted-imports': ['error', countsByItself, knowsGraphql] },
  },
  {
    files: ['src/server/{http,process}/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', countsByItself] },
  },
  {
    files: ['src/server/**/*ReadModel.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...readsTheTime, ...startsWithCapital, ...onlyReads],
    },
  },
  {
    files: ['src/domain/time/clock.ts', 'packages/schema-guard/src/commands/command.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['packages/schema-guard/src/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(?!\\.|node:|(?:${Object.keys(guardPackage.dependencies).join('|')})$)`,
              message: 'The guard installs in seconds: it imports its own dependencies only.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      'src/tools/**/*.ts',
      'tests/**/*.ts',
      'tests/**/*.tsx',
      'packages/*/tests/**/*.ts',
      'packages/*/pack.ts',
    ],
    rules: { 'no-console': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    files: ['tests/**/*.{ts,tsx}', 'packages/*/tests/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', assertsDuration] },
  },
  {
    // The tests have folders of the same names.
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        climbTo('__generated__|src/(domain|server)'),
      ],
    },
  },
  {
    files: ['tests/{e2e,support/journey}/**/*.ts'],
    ignores: ['tests/support/journey/expect.ts'],
    rules: { 'no-restricted-imports': ['error', describesEachLook] },
  },
)
