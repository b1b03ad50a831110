import { linkToken, pathWithToken } from '#domain/site/linkToken'
import { isNewsletterLink, newsletterConfirmationPath } from '#domain/site/newsletterLink'
import { isSecretAddress } from '#domain/site/routes'

const SITE = 'https://tablee.example'
const { href, pathname, search, searchParams } = new URL(
  newsletterConfirmationPath('a+b/c=&d'),
  SITE,
)

test('the link of a subscription says what it is for, and its token is read as it was written', () => {
  expect(pathname).toBe('/confirmation-email')
  expect(isNewsletterLink(searchParams)).toBe(true)
  expect(linkToken(searchParams)).toBe('a+b/c=&d')
  expect(isSecretAddress({ pathname, search })).toBe(true)
})

test('a link that was cut anywhere in its token still says so', () => {
  const cut = href.slice(0, href.indexOf('token=') + 'token='.length + 2)
  expect(isNewsletterLink(new URL(cut).searchParams)).toBe(true)
})

test('the link of an account is not one of the newsletter', () => {
  const account = new URL(pathWithToken('/confirmation-email', 'jeton'), SITE)
  expect(isNewsletterLink(account.searchParams)).toBe(false)
})
