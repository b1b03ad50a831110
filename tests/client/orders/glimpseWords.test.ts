import { glimpseWords } from '../../../src/client/areas/orders/glimpseWords'

const tray = { name: 'Plateau Batignolles', quantity: 4, price: 2000 }
const juice = { name: 'Jus de pomme du Vexin, 25 cl', quantity: 4, price: 290 }
const bread = { name: 'Petit pain au levain', quantity: 4, price: 120 }
const pear = { name: 'Tarte aux poires', quantity: 1, price: 100 }

test.each([
  [[tray], '4 × Plateau Batignolles'],
  [[juice, tray], '4 × Plateau Batignolles, 4 × Jus de pomme du Vexin, 25 cl'],
  [
    [bread, juice, tray],
    '4 × Plateau Batignolles, 4 × Jus de pomme du Vexin, 25 cl et 1 autre article',
  ],
  [
    [bread, juice, tray, pear],
    '4 × Plateau Batignolles, 4 × Jus de pomme du Vexin, 25 cl et 2 autres articles',
  ],
])('an order of %j reads %s', (articles, words) => {
  expect(glimpseWords(articles).replaceAll('\u00a0', ' ')).toBe(words)
})

test('no line ends between a number and what there is of it', () => {
  expect(glimpseWords([tray])).toBe('4\u00a0×\u00a0Plateau Batignolles')
})
