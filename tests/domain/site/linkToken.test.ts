import { linkToken, pathWithToken } from '#domain/site/linkToken'

test('the token of a mailed link is read again as it was written', () => {
  const { pathname, searchParams } = new URL(
    pathWithToken('/email-unsubscribe', 'a+b/c=&d'),
    'https://tablee.example',
  )
  expect(pathname).toBe('/email-unsubscribe')
  expect(linkToken(searchParams)).toBe('a+b/c=&d')
})

test('mailed links are kept: the name of the token stays', () => {
  expect(pathWithToken('/canteen-validation', 'jeton')).toBe('/canteen-validation?token=jeton')
})

test('an address without a token has an empty one', () => {
  expect(linkToken(new URLSearchParams())).toBe('')
})
