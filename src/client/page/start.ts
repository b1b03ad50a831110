// Written into the page and run before anything else has arrived: it sends the shop's query and fetches the
// screen's code at once, instead of after the bundle. No import: it must stand alone, and stay small.
{
  type PageState = {
    config: { graphqlUrl: string }
    firstQuery: { variables: unknown } | null
    isRendered: boolean
  }
  type Operation = { operationName: string; query: string }

  const readJson = (id: string) => JSON.parse(document.getElementById(id)?.textContent || 'null')
  const state: PageState | null = readJson('page-state')
  const operation: Operation | null = readJson('first-query')
  const files: Record<string, string[]> = readJson('screen-files') ?? {}
  const { dataset } = document.documentElement

  const [, folder] = location.pathname.split('/')
  const screen = folder === '' || folder === 'eshop' ? 'shop' : (folder ?? '')
  dataset.screen = screen
  dataset.path = location.pathname

  const hasStoredCart = () => {
    try {
      return localStorage.getItem('tablee.cart') !== null
    } catch {
      return false
    }
  }
  const hasCart = hasStoredCart()
  const isVisitor = !/(^|; )frontpublic_userToken=/.test(document.cookie) && !hasCart
  // A page out of the browser's history is as old as the last visit, and so is all that came with it.
  const [visit] = performance.getEntriesByType('navigation')
  const isOld = visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward'
  window.tableeIsOutOfHistory = isOld
  const isRendered = state?.isRendered === true && isVisitor && !isOld
  if (state?.isRendered && !isRendered) dataset.own = ''

  const fetchScreen = () => {
    for (const file of [...(files[screen] ?? []), ...((hasCart && files.storedCart) || [])]) {
      const link = document.createElement('link')
      link.rel = 'preload'
      link.as = file.endsWith('.css') ? 'style' : 'script'
      link.href = file
      document.head.append(link)
    }
  }
  // What is rendered already needs its pictures first.
  if (isRendered) document.addEventListener('readystatechange', fetchScreen, { once: true })
  else fetchScreen()

  if (isRendered) {
    // A button pressed before its code has come: the press is kept, and done then (src/client/page/earlyClick.ts).
    const keep = (event: Event) => {
      const pressed =
        event.target instanceof Element && event.target.closest('#root :is(button, a[href*="?"])')
      if (!(pressed instanceof HTMLElement)) return
      event.preventDefault()
      window.tableeEarlyClick = pressed
    }
    addEventListener('click', keep, true)
    window.tableeForgetClicks = () => removeEventListener('click', keep, true)
  } else if (state?.firstQuery && operation && isVisitor) {
    const { operationName, query } = operation
    const { variables } = state.firstQuery
    const response = fetch(state.config.graphqlUrl, {
      method: 'POST',
      credentials: 'include',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authcookie: '',
      },
      body: JSON.stringify({ operationName, variables, query }),
    })
    // The code that takes the response sees its failure; it may be that none does.
    response.catch(() => undefined)
    window.tableeFirstQuery = { operationName, variables, response }
  }
}
