import { STOREFRONTS } from '#domain/catalogue/storefronts'
import { repositoryText } from './repositoryText'

test('the page of the storefronts has a row for each, with its path, its line and its brand', () => {
  const rows = repositoryText('docs/rules/storefronts.md')
    .split('\n')
    .filter((row) => row.includes('`LIGNE-'))
    .map((row) => row.split('|').map((cell) => cell.trim()))
  expect(rows.map(([, , , line, brand]) => ({ line, brand }))).toEqual(
    STOREFRONTS.map(({ lineId, brandId }) => ({ line: `\`${lineId}\``, brand: brandId })),
  )
  for (const [index, { name, path }] of STOREFRONTS.entries()) {
    const [, title, paths] = rows[index] ?? []
    expect(title).toContain(name)
    expect(paths).toContain(path.startsWith('/eshop') ? '/eshop/' : `\`${path}\``)
  }
})
