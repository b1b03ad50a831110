export const addJson = (id: string, value: unknown) => {
  const element = document.createElement('script')
  Object.assign(element, { id, type: 'application/json', textContent: JSON.stringify(value) })
  document.body.append(element)
}

class NavigationTiming {
  constructor(readonly type: string) {}
}

type Page = {
  type: NavigationTimingType
  isRendered: boolean
  operationName: string
  variables: unknown
}

/** A page of the shop as the browser opens it: its inline script has run. */
export function openPage({ type, isRendered, operationName, variables }: Page) {
  Object.assign(globalThis, { PerformanceNavigationTiming: NavigationTiming })
  Object.assign(performance, { getEntriesByType: () => [new NavigationTiming(type)] })
  addJson('page-state', {
    config: { graphqlUrl: '/graphql' },
    firstQuery: { variables },
    isRendered,
  })
  addJson('first-query', { operationName, query: 'query of the page' })
  jest.isolateModules(() => void jest.requireActual('../../../src/client/page/start'))
}

/** Takes away what the page has left behind. */
export function closePage() {
  document.body.replaceChildren()
  window.tableeFirstQuery = undefined
  window.tableeIsOutOfHistory = undefined
}
