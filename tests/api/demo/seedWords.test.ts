import { menuRows, productRows } from '../../../src/server/db/seed/catalogue/catalogue'

test.each([...productRows, ...menuRows])('$name is written in typographic French', (row) => {
  const words = JSON.stringify(row)
  expect(words.match(/\S*\p{L}'\p{L}\S*/gu)).toBeNull()
  expect(words.match(/\S+ [%;!?€]/g)).toBeNull()
})
