import { STOREFRONTS } from '#domain/catalogue/storefronts'
import { CATALOGUE } from '../../support/demo'

test.each(STOREFRONTS)(
  '$name has its line, its articles and the words of its page',
  (storefront) => {
    const { lineId, path } = storefront
    expect(CATALOGUE.lines.map(({ id }) => id)).toContain(lineId)
    const sold = [...CATALOGUE.products, ...CATALOGUE.menus].filter((one) => one.lineId === lineId)
    expect(sold).not.toHaveLength(0)
    expect(CATALOGUE.pages.map(({ slug }) => slug)).toContain(path)
  },
)
