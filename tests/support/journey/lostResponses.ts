import type { Route } from '@playwright/test'

type Loss = {
  /** Which requests, by their body. */
  isMeant: (body: string) => boolean
  /** How many responses get lost; all of them when left out. */
  count?: number
  /** The first request that loses its response, by its address. */
  from?: RegExp | undefined
}

/** Loses the responses to the requests that `isMeant` names, after the server has done its work. */
export function loseResponses({ isMeant, count = Infinity, from }: Loss) {
  let left = count
  let hasBegun = from === undefined
  return async (route: Route) => {
    const request = route.request()
    hasBegun ||= from?.test(request.url()) === true
    if (!hasBegun || left === 0 || !isMeant(request.postData() ?? '')) return route.fallback()
    left -= 1
    await route.fetch()
    return route.abort('connectionreset')
  }
}
