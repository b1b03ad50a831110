import { fillPattern } from '#domain/site/fillPattern'

test.each([
  ['/', {}, '/'],
  ['/track/:orderId/:token?', { orderId: '42', token: 'a/b é' }, '/track/42/a%2Fb%20%C3%A9'],
  ['/track/:orderId/:token?', { orderId: '42' }, '/track/42'],
  ['/account/:mode?/:id?', { mode: 'commandes', id: undefined }, '/account/commandes'],
])('%s with %j is %s', (pattern, values, path) => {
  expect(fillPattern(pattern, values)).toBe(path)
})
