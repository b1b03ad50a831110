import type { Clock } from '../../../domain/clock'
import type { Database } from '../../db/database'
import type { PaymentProvider } from '../PaymentProvider'
import { parseSignedEvent } from '../webhookSignature'
import {
  createCard,
  createCustomer,
  deleteSavedCard,
  listSavedCards,
  type CreatedCard,
  type TypedCard,
} from './sandboxCards'
import {
  answerChallenge,
  confirmIntent,
  viewIntent,
  type Confirmation,
} from './sandboxConfirmation'
import { createSandboxDelivery, type SandboxDelivery } from './sandboxDelivery'
import { REQUEST_ERRORS } from './cardErrors'
import {
  cancelIntent,
  createIntent,
  createSetupIntent,
  refundIntent,
  retrieveIntent,
} from './sandboxIntents'

/** What the browser asks the sandbox, as it would ask Stripe's servers. A client secret opens one intent. */
export type SandboxDesk = {
  createPaymentMethod: (
    intent: { id: string; clientSecret: string },
    card: TypedCard,
  ) => Promise<CreatedCard>
  confirm: (
    intentId: string,
    input: { clientSecret: string; cardId: string; saveCard: boolean },
  ) => Promise<Confirmation>
  answerChallenge: (
    intentId: string,
    input: { clientSecret: string; outcome: 'accepted' | 'refused' },
  ) => Promise<Confirmation>
  view: (intentId: string, clientSecret: string) => Promise<Confirmation>
}

export type Sandbox = { provider: PaymentProvider; desk: SandboxDesk; delivery: SandboxDelivery }

type Dependencies = {
  db: Database
  clock: Clock
  log: { warn: (details: object, message: string) => void }
  webhookSecret: string
}

/** Plays Stripe's part for its public test cards, without a network and without money. */
export function createSandbox(dependencies: Dependencies): Sandbox {
  const { db, webhookSecret } = dependencies
  const delivery = createSandboxDelivery(dependencies)
  const andDeliver = async <Result>(result: Promise<Result>): Promise<Result> => {
    const settled = await result
    delivery.wake()
    return settled
  }
  return {
    delivery,
    provider: {
      isSandbox: true,
      createCustomer: (email) => createCustomer(db, email),
      createIntent: (intent) => createIntent(dependencies, intent),
      retrieveIntent: (id) => retrieveIntent(db, id),
      cancelIntent: (id) => andDeliver(cancelIntent(dependencies, id)),
      refundIntent: (id) => andDeliver(refundIntent(dependencies, id)),
      createSetupIntent: (customerId) => createSetupIntent(dependencies, customerId),
      listCards: (customerId) => listSavedCards(db, customerId),
      deleteCard: (cardId, customerId) => deleteSavedCard(db, cardId, customerId),
      parseEvent: (body, signature) => parseSignedEvent(body, signature, webhookSecret),
    },
    desk: {
      async createPaymentMethod({ id, clientSecret }, card) {
        const intent = await viewIntent(dependencies, id, clientSecret)
        return intent.ok
          ? createCard(dependencies, card)
          : { ok: false, error: REQUEST_ERRORS.unknownIntent }
      },
      confirm: (id, input) => andDeliver(confirmIntent(dependencies, id, input)),
      answerChallenge: (id, input) => andDeliver(answerChallenge(dependencies, id, input)),
      view: (id, clientSecret) => viewIntent(dependencies, id, clientSecret),
    },
  }
}
