import { join } from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import noWordsInComponents from '../../../src/tools/lint/noWordsInComponents'
import { ROOT } from '../../../src/tools/support/root'

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.tsx'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { ecmaFeatures: { jsx: true } },
      },
      plugins: { tablee: { rules: { 'no-words-in-components': noWordsInComponents } } },
      rules: { 'tablee/no-words-in-components': 'error' },
    },
  ],
})

/** Which lines of this text, in the place of a component, hold words. */
async function found(code: string) {
  const filePath = join(ROOT, 'src/client/areas/cart/Example.tsx')
  const [result] = await eslint.lintText(code, { filePath })
  return result?.messages.map(({ line, messageId }) => `${line} ${messageId}`)
}

test.each([
  '<p>Votre panier</p>',
  '<p>\u00a0HT</p>',
  '<p>{COMPANY.register}, TVA {COMPANY.vatNumber}</p>',
  "<p>{'Panier'}</p>",
  "<p>{isEmpty ? 'vide' : count}</p>",
  "<p>{isEmpty && 'vide'}</p>",
  "<p>{name ?? 'Panier'}</p>",
  '<p>{`${count} articles`}</p>',
  "<img alt='Panier' />",
  "<button aria-label={isOpen ? 'Fermer' : copy.open} />",
  "<Field label='Nom' />",
  "<Notice text='Votre panier est vide' />",
])('words that are shown are found: %s', async (element) => {
  expect(await found(`export const Example = () => ${element}`)).toEqual(['1 words'])
})

test.each([
  "const UNPAID = 'en attente de paiement'",
  "const UNKNOWN = 'état'",
  'const title = (name: string) => `Le panier de ${name}`',
  "const copy = { empty: 'Votre panier est vide' }",
])('so are those beside the element: %s', async (code) => {
  expect(await found(code)).toEqual(['1 words'])
})

test.each([
  '<p>{copy.empty}</p>',
  '<p>{count} × {price}</p>',
  "<p>{' '}</p>",
  '<p>{`${count}\u00a0%`}</p>',
  "<p>{status === 'delivered' ? copy.done : copy.waiting}</p>",
  "<Button variant='secondary' />",
  "<Price cents={cents} suffix='HT' />",
  "<input autoComplete='username webauthn' />",
  "<p className='card open' />",
  "<div aria-labelledby={isOpen ? 'title lead' : undefined} />",
])('what is no words is not: %s', async (element) => {
  expect(await found(`export const Example = () => ${element}`)).toEqual([])
})

test.each([
  "import { copy } from './my copy'",
  "throw new Error('There is no router')",
  "throw new RequestError('There is no router')",
  'const query = graphql`query ExampleQuery { product { name } }`',
  "type Size = 'very large'",
])('nor are a name, a query and an error: %s', async (code) => {
  expect(await found(code)).toEqual([])
})
