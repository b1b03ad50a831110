import { fetchQuery, graphql } from 'react-relay/hooks'
import type { outOfHistoryTestQuery } from '#generated/relay/outOfHistoryTestQuery.graphql'
import { createEnvironment } from '../../../src/client/relay/environment'
import type { Fetch } from '../../../src/client/relay/network'

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

const addJson = (id: string, value: unknown) => {
  const element = document.createElement('script')
  Object.assign(element, { id, type: 'application/json', textContent: JSON.stringify(value) })
  document.body.append(element)
}

class NavigationTiming {
  constructor(readonly type: string) {}
}

/** The page that the server has rendered, as the browser opens it: its inline script has run. */
function openPage(type: NavigationTimingType) {
  Object.assign(globalThis, { PerformanceNavigationTiming: NavigationTiming })
  Object.assign(performance, { getEntriesByType: () => [new NavigationTiming(type)] })
  addJson('page-state', {
    config: { graphqlUrl: '/graphql' },
    firstQuery: { variables },
    isRendered: true,
  })
  addJson('first-query', { operationName, query: 'query of the page' })
  addJson('first-responses', [{ operationName, variables, response: { data: data('written') } }])
  jest.isolateModules(() => void jest.requireActual('../../../src/client/page/start'))
}

/** What the first screen's query brings, and what a later one of the same kind does. */
async function visit(type: NavigationTimingType) {
  globalThis.fetch = async () => Response.json({ data: data('of now') })
  openPage(type)
  const later: Fetch = async () => Response.json({ data: data('later') })
  const environment = createEnvironment(later)
  const load = () =>
    fetchQuery<outOfHistoryTestQuery>(environment, firstScreen, variables).toPromise()
  const [first, second] = [await load(), await load()]
  return [first?.orderTracking.number, second?.orderTracking.number]
}

afterEach(() => {
  document.body.replaceChildren()
  window.tableeFirstQuery = undefined
  window.tableeIsOutOfHistory = undefined
})

test('a page shows what the server has written into it', async () => {
  expect(await visit('navigate')).toEqual(['written', 'later'])
})

test('a page out of the history shows what is queried now, and leaves nothing for later', async () => {
  expect(await visit('back_forward')).toEqual(['of now', 'later'])
  expect(window.tableeFirstQuery).toBeUndefined()
})
