import { fetchQuery, graphql } from 'react-relay/hooks'
import type { outOfHistoryTestQuery } from '#generated/relay/outOfHistoryTestQuery.graphql'
import { createEnvironment } from '../../../src/client/relay/environment'
import type { Fetch } from '../../../src/client/relay/network'
import { addJson, closePage, openPage } from './openPage'

const firstScreen = graphql`
  query outOfHistoryTestQuery($orderId: ID!) {
    orderTracking(orderId: $orderId) {
      number
    }
  }
`
const operationName = 'outOfHistoryTestQuery'
const variables = { orderId: '42' }
const data = (number: string) => ({ orderTracking: { id: '42', number } })

/** What the first screen's query brings, and what a later one of the same kind does. */
async function visit(type: NavigationTimingType) {
  globalThis.fetch = async () => Response.json({ data: data('of now') })
  addJson('first-responses', [{ operationName, variables, response: { data: data('written') } }])
  openPage({ type, isRendered: true, operationName, variables })
  const later: Fetch = async () => Response.json({ data: data('later') })
  const environment = createEnvironment(later)
  const load = () =>
    fetchQuery<outOfHistoryTestQuery>(environment, firstScreen, variables).toPromise()
  const [first, second] = [await load(), await load()]
  return [first?.orderTracking.number, second?.orderTracking.number]
}

afterEach(closePage)

test('a page shows what the server has written into it', async () => {
  expect(await visit('navigate')).toEqual(['written', 'later'])
})

test('a page out of the history shows what is queried now, and leaves nothing for later', async () => {
  expect(await visit('back_forward')).toEqual(['of now', 'later'])
  expect(window.tableeFirstQuery).toBeUndefined()
})
