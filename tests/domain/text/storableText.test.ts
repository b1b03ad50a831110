import { cutText, isStorableJson, isStorableText, storableText } from '#domain/text/storableText'

test.each(['', 'Plateau Batignolles', 'Crème brûlée 🍮', '\u{10ffff}', '\ufffd', '\u0001'])(
  '%j can be stored',
  (text) => expect(isStorableText(text)).toBe(true),
)

test.each(['\ud800', '\udfff', 'a\udc00b', '\ud83d', '\ude00\ud83d', '\0', 'a\0b'])(
  '%j cannot be stored',
  (text) => expect(isStorableText(text)).toBe(false),
)

test('a mark stands for each part that cannot be stored, and nothing else changes', () => {
  expect(storableText('a\0b\ud83dc\ud83d')).toBe('a\ufffdb\ufffdc\ufffd')
  expect(storableText('Crème brûlée 🍮')).toBe('Crème brûlée 🍮')
})

test('a value is as storable as its worst text, at any depth and in names too', () => {
  expect(isStorableJson({ a: [1, null, true, { b: '🍮' }] })).toBe(true)
  expect(isStorableJson({ a: [{ b: ['\ud83d'] }] })).toBe(false)
  expect(isStorableJson([{ '\udc00': 1 }])).toBe(false)
  expect(isStorableJson(['🍮', '\0'])).toBe(false)
  expect(isStorableJson({ a: '🍮', b: '\0' })).toBe(false)
})

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab🍮', 4, 'ab🍮'],
  ['ab🍮', 3, 'ab'],
  ['🍮', 1, ''],
  ['', 3, ''],
])('%j cut to %i is %j', (text, length, expected) => {
  expect(cutText(text, length)).toBe(expected)
})
