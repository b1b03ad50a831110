import type { Logger } from 'pino'
import type { Clock } from '#domain/time/clock'
import type { DatabaseConnection } from './db/database'
import { createCloseAccount } from './flows/account/closeAccount'
import { createDeleteClosedCustomers } from './flows/account/deleteClosedCustomers'
import { createCartQuotes } from './flows/cart/cartQuotes'
import { createKeepNamedCart } from './flows/cart/keepNamedCart'
import { createSetCart } from './flows/cart/setCart'
import { createConfirmNewsletter } from './flows/confirmNewsletter'
import { createConfirmPaidOrder } from './flows/order/confirmPaidOrder'
import { createExpireOrders } from './flows/order/expireOrders'
import { createKeyedTurns } from './flows/order/keyedTurns'
import { createMoveOrder } from './flows/order/moveOrder'
import { createPayByTransfer } from './flows/order/payByTransfer'
import { createPlaceOrder } from './flows/order/placeOrder'
import { createReceiveTransfer } from './flows/order/receiveTransfer'
import { createRequestRecovery } from './flows/order/requestRecovery'
import { createMailPlannedOrders } from './flows/order/mailPlannedOrders'
import { createBookRefunds } from './flows/payment/bookRefunds'
import { createCancelIntent } from './flows/payment/cancelIntent'
import { createHandlePaymentEvent } from './flows/payment/handlePaymentEvent'
import { createPayOrder } from './flows/payment/payOrder'
import { createRefundOrder } from './flows/payment/refundOrder'
import { createSettlement } from './flows/payment/settlePayment'
import { createRetention } from './flows/retention/retention'
import { createWeeklyMenu } from './flows/weeklyMenu'
import type { DefineLimit } from './limits/createLimits'
import type { ModuleServices } from './moduleServices'
import type { Payments } from './providers/payments/createPayments'

type Dependencies = {
  database: DatabaseConnection
  clock: Clock
  payments: Payments
  defineLimit: DefineLimit
  log: Logger
  modules: ModuleServices
}

/** What crosses modules, each flow after those that it stands on. */
export function createFlowServices({
  database,
  clock,
  payments,
  defineLimit,
  log,
  modules,
}: Dependencies) {
  const { db } = database
  const { provider, patientProvider } = payments
  const {
    auth,
    cart,
    configuration,
    customers,
    delivery,
    documents,
    favourites,
    feedback,
    geocoder,
    inventory,
    mail,
    mailSubscriptions,
    namedCarts,
    newsletter,
    orderPlans,
    orders,
    payment,
    requests,
    rewards,
  } = modules
  const base = { db, clock, mail, log }
  const quotes = createCartQuotes({
    clock,
    delivery,
    geocoder,
    inventory,
    configuration,
    customers,
  })
  const confirmPaidOrder = createConfirmPaidOrder({ mail })
  const bookRefunds = createBookRefunds({ documents, mail })
  const settlement = createSettlement({ ...base, provider, confirmPaidOrder, bookRefunds })
  const cancelIntent = createCancelIntent({ db, provider, patientProvider, settlement, log })
  const refunds = createRefundOrder({ ...base, provider, patientProvider, bookRefunds })
  const { refundOrder } = refunds

  return {
    ...createCloseAccount({
      db,
      closing: auth.closing,
      keepers: [cart, namedCarts, favourites, orderPlans, rewards],
      mailSubscriptions,
      mail,
    }),
    deleteClosedCustomers: createDeleteClosedCustomers({ db, patientProvider, log }),
    retention: createRetention({ db, clock }),
    weeklyMenu: createWeeklyMenu({ clock, inventory }),
    confirmNewsletter: createConfirmNewsletter({
      ...base,
      newsletter,
      mailSubscriptions,
      requests,
    }),
    keepNamedCart: createKeepNamedCart({ namedCarts, inventory }),
    setCart: createSetCart({ clock, cart, quotes, inventory }),
    placeOrder: createPlaceOrder({
      ...base,
      turns: createKeyedTurns(Math.max(1, Math.floor(database.maxTransactions / 2))),
      cart,
      customers,
      quotes,
      delivery,
      inventory,
      configuration,
      defineLimit,
    }),
    ...createExpireOrders({ ...base, orders, delivery, inventory, payment, cancelIntent }),
    ...createMoveOrder({
      ...base,
      delivery,
      inventory,
      documents,
      feedback,
      payment,
      refundOrder,
    }),
    mailPlannedOrders: createMailPlannedOrders({ ...base, delivery, inventory }),
    requestRecovery: createRequestRecovery({ ...base, delivery, defineLimit }),
    receiveTransfer: createReceiveTransfer(base),
    payByTransfer: createPayByTransfer({ ...base, orders, payment, cancelIntent }),
    confirmPaidOrder,
    payOrder: createPayOrder({ ...base, provider, payment, settlement }),
    cancelIntent,
    handlePaymentEvent: createHandlePaymentEvent({ ...base, provider, bookRefunds, settlement }),
    ...refunds,
  }
}
