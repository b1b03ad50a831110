import autocannon from 'autocannon'

export type Rate = { requestsPerSecond: number; p99: number }

type Load = {
  url: string
  connections: number
  seconds: number
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** The rate at which an address responds; a refusal or an error under load is a failure of the measure. */
export async function load({ seconds, ...request }: Load): Promise<Rate> {
  const result = await autocannon({ ...request, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${request.url}: ${result.non2xx} refusals, ${result.errors} errors under load`)
  }
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 }
}
