import { anchorsOf, citationsIn, outsideCitationsIn } from './citations'
import { isInRepository, repositoryText, writtenFiles } from './repositoryText'

// This folder holds the faults that it looks for.
const files = writtenFiles().filter((file) => !file.startsWith('tests/tools/docs/'))

test('every paragraph that a comment or a page cites is there', () => {
  const cited = files.flatMap((file) =>
    citationsIn(file, repositoryText(file)).map((citation) => ({ file, ...citation })),
  )
  expect(cited.length).toBeGreaterThan(200)
  const broken = cited.filter(({ path, anchor }) => {
    if (!isInRepository(path)) return true
    return anchor !== null && !anchorsOf(repositoryText(path)).includes(anchor)
  })
  expect(broken).toEqual([])
})

test('no comment cites a text that is not in the repository', () => {
  const cited = files.flatMap((file) =>
    outsideCitationsIn(repositoryText(file)).map((words) => `${file}: ${words}`),
  )
  expect(cited).toEqual([])
})

test('every page of the rules is in their index, and is cited by the code', () => {
  const pages = files.filter((file) => /^docs\/rules\/(?!README)/.test(file))
  const indexed = citationsIn('docs/rules/README.md', repositoryText('docs/rules/README.md'))
  const cited = files
    .filter((file) => file.startsWith('src/'))
    .flatMap((file) => citationsIn(file, repositoryText(file)))
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter((page) => !indexed.some(({ path }) => path === page))).toEqual([])
  expect(pages.filter((page) => !cited.some(({ path }) => path === page))).toEqual([])
})

describe('what the check finds', () => {
  test('a mention with an anchor, at the end of a sentence or without', () => {
    const text = '/** Held so long. docs/rules/orders.md#holding */ // See docs/words.md.'
    expect(citationsIn('src/domain/a.ts', text)).toEqual([
      { path: 'docs/rules/orders.md', anchor: 'holding' },
      { path: 'docs/words.md', anchor: null },
    ])
  })

  test('links of a page, from where it lies', () => {
    expect(
      citationsIn('docs/rules/cart.md', '[a](prices.md#vat) [b](#names) [c](https://x.fr)'),
    ).toEqual([
      { path: 'docs/rules/prices.md', anchor: 'vat' },
      { path: 'docs/rules/cart.md', anchor: 'names' },
    ])
  })

  test.each([
    'Specification, section 4.',
    'as the specification’s word',
    '(decisions, sections 1\n * and 4)',
    'Of several, the largest. Specification,\n * section 9.',
    'Contract, « Beside GraphQL ».',
  ])('%j cites a text from outside', (text) => {
    expect(outsideCitationsIn(text)).toHaveLength(1)
  })

  test.each(['RFC 5545, section 3.1', 'the GraphQL specification, section 3.5'])(
    '%j is a public standard',
    (text) => expect(outsideCitationsIn(text)).toEqual([]),
  )

  test('anchors are those of the headings', () => {
    expect(anchorsOf('# Cart\n## Address, day and slot\n<a id="old"></a>')).toEqual([
      'cart',
      'address-day-and-slot',
      'old',
    ])
  })
})
