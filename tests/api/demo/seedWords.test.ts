import { CATALOGUE } from '../../support/demo'

test.each([...CATALOGUE.products, ...CATALOGUE.menus])(
  '$name is written in typographic French',
  (row) => {
    const words = JSON.stringify(row)
    expect(words.match(/\S*\p{L}'\p{L}\S*/gu)).toBeNull()
    expect(words.match(/\S+ [%;!?€]/g)).toBeNull()
  },
)

test.each(CATALOGUE.products)(
  'no line ends within « $name » between a number and its unit',
  (product) => {
    expect(product.name).not.toMatch(/\d (?:cl|l|g|kg|pièces|parts)\b/)
  },
)
