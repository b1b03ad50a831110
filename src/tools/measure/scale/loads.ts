import { prepareBuyers, type Buyer } from '../../drill/buyers'
import type { Cluster } from '../../drill/cluster'
import { CREATE_ORDER, INVENTORY } from '../../drill/operations'
import type { Request } from './steadyLoad'

const JSON_HEADERS = { 'content-type': 'application/json' }

/** What is sent to a cluster again and again. */
export type Requests = {
  /** The next request to a process, by its address. */
  next: (url: string) => Request
  /** Whether `next` gives the same one each time: then it is written once. */
  isOne: boolean
  /** Throws when a response is not what was expected. */
  expect?: (body: string) => void
}

export const pageRequests: Requests = {
  isOne: true,
  next: (url) => ({ url: `${url}/`, headers: { 'accept-encoding': 'br', accept: 'text/html' } }),
}

export const inventoryRequests = (day: string): Requests => {
  const body = inventoryBody(day)
  return {
    isOne: true,
    next: (url) => ({ url: `${url}/graphql`, method: 'POST', headers: JSON_HEADERS, body }),
  }
}

export const inventoryBody = (date: string) =>
  JSON.stringify({
    operationName: INVENTORY.name,
    query: INVENTORY.text,
    variables: { input: { date, distributionPointsIds: ['111'] } },
  })

/** So many orders, by accounts of their own, spread over days and slots. */
export async function orderRequests(cluster: Cluster, count: number): Promise<Requests> {
  const buyers = await prepareBuyers(cluster, { count, days: 5 })
  return {
    isOne: false,
    next: (url) => ({ url: `${url}/graphql`, method: 'POST', ...orderOf(buyers.pop()) }),
    expect: (body) => {
      if (!body.includes('ORDER_ID:')) throw new Error(`createOrder: ${body}`)
    },
  }
}

function orderOf(buyer: Buyer | undefined) {
  if (!buyer) throw new Error('Every buyer has ordered')
  return {
    headers: { ...JSON_HEADERS, authcookie: buyer.token },
    body: JSON.stringify({
      operationName: CREATE_ORDER.name,
      query: CREATE_ORDER.text,
      variables: { cartId: buyer.cartId },
    }),
  }
}
