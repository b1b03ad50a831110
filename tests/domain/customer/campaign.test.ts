import { keepCampaign, keepClickId } from '#domain/customer/campaign'

const STORED = { utmSource: 'newsletter', utmMedium: 'email' }

test('stored values are reused when the visit brings none', () => {
  expect(keepCampaign({}, STORED)).toEqual(STORED)
  expect(keepCampaign({ utmSource: undefined }, STORED)).toEqual(STORED)
})

test('values of 4 characters or less are not kept', () => {
  expect(keepCampaign({ utmSource: 'abcd' }, STORED)).toEqual(STORED)
  expect(keepCampaign({ utmSource: 'abcde', utmTerm: 'abcd' }, {})).toEqual({ utmSource: 'abcde' })
})

test('each value that the visit does not bring is the stored one', () => {
  expect(
    keepCampaign({ utmSource: 'affiche', utmMedium: 'abcd', utmTerm: undefined }, STORED),
  ).toEqual({
    utmSource: 'affiche',
    utmMedium: 'email',
  })
})

test('a click id is kept only when longer than 4 characters', () => {
  expect(keepClickId('abcd', 'earlier')).toBe('earlier')
  expect(keepClickId('abcde', 'earlier')).toBe('abcde')
  expect(keepClickId(null, null)).toBeNull()
})
