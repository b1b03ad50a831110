import type { AddressInfo } from 'node:net'
import type { FastifyPluginAsync } from 'fastify'
import type { Sandbox } from '../providers/payments/sandbox/createSandbox'
import type { Services } from '../services'
import { sandboxRoutes } from './sandboxRoutes'
import { stripeWebhook } from './stripeWebhook'

const HERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** Where this very process listens: it alone knows the secret that the sandbox signs with. */
function ownAddress({ address, port, family }: AddressInfo): string {
  const host = HERE[address] ?? address
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`
}

/** The webhook, and the sandbox's desk while no provider is configured. */
export const paymentRoutes =
  (services: Pick<Services, 'handlePaymentEvent'>, sandbox: Sandbox | null): FastifyPluginAsync =>
  async (app) => {
    await app.register(stripeWebhook(services))
    if (!sandbox) return
    await app.register(sandboxRoutes(sandbox.desk), { prefix: '/sandbox-payments' })
    app.addHook('onListen', async () => {
      const address = app.server.address()
      if (address && typeof address === 'object') {
        sandbox.delivery.start(`${ownAddress(address)}/webhooks/stripe`)
      }
    })
    // Before the door shuts: a delivery under way comes back through it.
    app.addHook('preClose', () => sandbox.delivery.stop())
  }
