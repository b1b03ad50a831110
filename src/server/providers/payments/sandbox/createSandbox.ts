import type { Clock } from '#domain/time/clock'
import type { Log } from '../../../base/Log'
import type { Database } from '../../../db/database'
import type { PaymentProvider, RefundOutcome } from '../PaymentProvider'
import { parseSignedEvent } from '../webhookSignature'
import {
  createCard,
  createCustomer,
  deleteCustomer,
  deleteSavedCard,
  listSavedCards,
  type CreatedCard,
  type TypedCard,
} from './sandboxCards'
import {
  completeChallenge,
  confirmIntent,
  viewIntent,
  type Confirmation,
} from './sandboxConfirmation'
import { createSandboxDelivery, type SandboxDelivery } from './sandboxDelivery'
import { REQUEST_ERRORS } from './cardErrors'
import { cancelIntent, createIntent, createSetupIntent, retrieveIntent } from './sandboxIntents'
import { listDisputesOf, listPaidIntents, listRefundsOf } from './sandboxLists'
import { failRefund, listRefunds, refundByHand, refundIntent } from './sandboxRefunds'
import { closeDispute, openDispute } from './sandboxDisputes'

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
  completeChallenge: (
    intentId: string,
    input: { clientSecret: string; outcome: 'accepted' | 'refused' },
  ) => Promise<Confirmation>
  view: (intentId: string, clientSecret: string) => Promise<Confirmation>
}

/** What the person who runs the shop does in the provider's dashboard, and what a bank does; told by events only. */
type SandboxDashboard = {
  refund: (intentId: string, amount: number) => Promise<RefundOutcome>
  failRefund: (intentId: string) => Promise<boolean>
  dispute: (intentId: string) => Promise<boolean>
  closeDispute: (intentId: string, outcome: 'won' | 'lost') => Promise<boolean>
}

export type Sandbox = {
  provider: PaymentProvider
  desk: SandboxDesk
  dashboard: SandboxDashboard
  delivery: SandboxDelivery
}

type Dependencies = {
  db: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  webhookSecret: string
  /** The mark of the shop's own intents. */
  shop: string
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
      isLive: false,
      shop: dependencies.shop,
      createCustomer: (email) => createCustomer(db, email),
      createIntent: (intent) => createIntent(dependencies, intent),
      retrieveIntent: (id) => retrieveIntent(db, id),
      cancelIntent: (id) => andDeliver(cancelIntent(dependencies, id)),
      refund: (id, part) => andDeliver(refundIntent(dependencies, id, part)),
      listRefunds: (id) => listRefunds(db, id),
      listPaidIntents: (period) => listPaidIntents(db, period),
      listRefundsOf: (period) => listRefundsOf(db, period),
      listDisputesOf: (period) => listDisputesOf(db, period),
      createSetupIntent: (customerId) => createSetupIntent(dependencies, customerId),
      listCards: (customerId) => listSavedCards(db, customerId),
      deleteCustomer: (customerId) => deleteCustomer(db, customerId),
      deleteCard: (cardId, customerId) => deleteSavedCard(db, cardId, customerId),
      parseEvent: (body, signature) => parseSignedEvent(body, signature, webhookSecret),
    },
    dashboard: {
      refund: (id, amount) => andDeliver(refundByHand(dependencies, id, amount)),
      failRefund: (id) => andDeliver(failRefund(dependencies, id)),
      dispute: (id) => andDeliver(openDispute(dependencies, id)),
      closeDispute: (id, outcome) => andDeliver(closeDispute(dependencies, id, outcome)),
    },
    desk: {
      async createPaymentMethod({ id, clientSecret }, card) {
        const intent = await viewIntent(dependencies, id, clientSecret)
        return intent.ok
          ? createCard(dependencies, card)
          : { ok: false, error: REQUEST_ERRORS.unknownIntent }
      },
      confirm: (id, input) => andDeliver(confirmIntent(dependencies, id, input)),
      completeChallenge: (id, input) => andDeliver(completeChallenge(dependencies, id, input)),
      view: (id, clientSecret) => viewIntent(dependencies, id, clientSecret),
    },
  }
}
