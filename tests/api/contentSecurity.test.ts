import { parseEnv } from '../../src/server/env'
import { contentSecurityPolicy } from '../../src/server/http/contentSecurity'

test('lets no third party in that is not configured', () => {
  expect(contentSecurityPolicy(parseEnv({}))).not.toMatch(/https:|wss:/)
})

test('lets the tag manager and the chat in when they are configured, by their own hosts', () => {
  const policy = contentSecurityPolicy(
    parseEnv({
      TAG_MANAGER_ID: 'GTM-ABC1234',
      CHAT_WEBSITE_ID: '00000000-0000-0000-0000-000000000000',
    }),
  )
  expect(policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/)
  expect(policy).toMatch(/script-src [^;]*https:\/\/client\.crisp\.chat/)
  expect(policy).toMatch(/connect-src [^;]*wss:\/\/client\.relay\.crisp\.chat/)
  expect(policy).not.toMatch(/unsafe|\*(?!\.)/)
})

test.each([{ TAG_MANAGER_ID: 'UA-1' }, { CHAT_WEBSITE_ID: '"><script>' }])(
  'refuses %j at the start',
  (variables) => {
    expect(() => parseEnv(variables)).toThrow(/TAG_MANAGER_ID|CHAT_WEBSITE_ID/)
  },
)
