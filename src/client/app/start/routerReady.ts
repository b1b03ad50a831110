import type { createBrowserRouter } from 'react-router-dom'
import { clock } from '../../services/clock'
import { loadCart } from '../../state/cartStorage'

type Router = ReturnType<typeof createBrowserRouter>

/** Resolves when the first page's code is there, its query has started, and what reads a stored cart has come. */
export async function routerReady(router: Router): Promise<void> {
  await Promise.all([
    isInitialized(router),
    // The pages that need the cart fail by themselves; the others go on.
    loadCart(clock.now()).catch(() => undefined),
  ])
}

function isInitialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
}
