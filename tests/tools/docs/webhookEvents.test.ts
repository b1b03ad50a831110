import { HANDLED_EVENTS } from '#server/providers/payments/readEvent'
import { repositoryText } from './repositoryText'

test('the README lists every event of the provider that the shop acts on, and no other', () => {
  const [, chapter = ''] = repositoryText('README.md').split('### The events of Stripe\n')
  const [listed = ''] = chapter.split('\n### ')
  const events = [...listed.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, event]) => event)
  expect(events).toEqual(HANDLED_EVENTS)
})
