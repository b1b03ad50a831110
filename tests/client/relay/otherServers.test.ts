import { readResponse } from '../../../src/client/relay/readResponse'

const refused = (extensions: unknown) => ({
  data: null,
  errors: [{ message: 'Adresse refusée.', extensions }],
})

test.each([
  ['no extensions', undefined, {}],
  ['null extensions', null, {}],
  ['extensions that are words', 'BAD_USER_INPUT', {}],
  ['a code of its own', { code: 422 }, {}],
  ['a number as request id', { requestId: 12 }, {}],
  ['a null request id', { requestId: null, fields: { email: 'prise' } }, { email: 'prise' }],
  ['words by field', { fields: { email: 'prise' } }, { email: 'prise' }],
  [
    'several words by field',
    { fields: { email: ['trop longue', 'prise'] } },
    { email: 'trop longue\nprise' },
  ],
  ['fields that are null', { fields: null }, {}],
])('the words of an error count, with %s', (_, extensions, fields) => {
  expect(() => readResponse(refused(extensions), { isQuery: false })).toThrow(
    expect.objectContaining({ message: 'Adresse refusée.', code: 'UNCODED', fields }),
  )
})

test('data with errors that are null is data', () => {
  const body = { data: { signup: { token: 'fresh' } }, errors: null }
  expect(readResponse(body, { isQuery: false })).toEqual({ data: body.data })
})

test.each([
  ['errors that are no list', { data: { me: null }, errors: 'Adresse refusée.' }],
  ['an error without words', { data: null, errors: [{ code: 'E1' }] }],
  ['no data and no errors', { data: null, errors: null }],
])('%s cannot be read', (_, body) => {
  expect(() => readResponse(body, { isQuery: true })).toThrow(
    expect.objectContaining({ code: 'BAD_RESPONSE' }),
  )
})
