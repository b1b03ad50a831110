import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { createStripeProvider } from '#server/providers/payments/stripe/createStripeProvider'

type Server = { url: string; close(): Promise<void> }

/** Begins a response of JSON and goes on as it is told; never ends it. */
async function startEndless(goOn: (response: ServerResponse) => void): Promise<Server> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    goOn(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const openProvider = ({ url }: Server, timeoutMs: number) =>
  createStripeProvider({
    ...{ secretKey: 'sk_test_double', webhookSecret: 'whsec_double', apiUrl: url, hasLink: false },
    ...{ shop: 'tablee.example', patience: { timeoutMs, retries: 0 } },
  })

test('a provider that goes on byte by byte is waited for no longer than one that is silent', async () => {
  const drip = (response: ServerResponse) => {
    const timer = setInterval(() => response.write(' '), 20)
    response.once('close', () => clearInterval(timer))
  }
  const server = await startEndless(drip)
  await expect(openProvider(server, 300).createCustomer('a@test.example', 'a')).rejects.toThrow()
  await server.close()
})

test('a response without an end costs its call alone, not the process', async () => {
  const chunk = Buffer.alloc(1024 * 1024, ' ')
  const pour = (response: ServerResponse) => {
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', more)
    more()
  }
  const server = await startEndless(pour)
  await expect(openProvider(server, 60_000).createCustomer('a@test.example', 'a')).rejects.toThrow()
  await server.close()
})
