import { randomUUID } from 'node:crypto'
import { HEADCOUNT_RANGES } from '#domain/requests/requestForms'
import * as tables from '#server/db/tables'
import { hashToken, newToken } from '#server/modules/auth/sessionToken'
import { signerOf } from '#server/base/signing'
import { slot, THURSDAY } from '../carts'
import { buildOrder } from '../paymentBuilders'
import { POINT, TRAY } from '../shop'
import { PASSWORD } from '../testServer'
import type { Case, Cases } from './Case'
import { FAVOURITE_MUTATIONS } from './favouriteCases'
import { NAMED_CART_MUTATIONS } from './namedCartCases'
import { PASSKEY_MUTATIONS } from './passkeyCases'
import { PLAN_MUTATIONS } from './planCases'
import type { World } from './world'

const DAY = THURSDAY
const NEW_PASSWORD = 'Nouveau-Passe-2027'
const EMAIL = 'awa@exemple.example'
const PERSON = { firstname: 'Awa', lastname: 'Diallo', company: 'Exemple SA', email: EMAIL }
const HEADCOUNT = Object.keys(HEADCOUNT_RANGES)[0]
const RANKS = {
  feedbackGeneralRank: 4,
  feedbackOrderWorkflowRank: 4,
  feedbackDeliveryRank: 4,
  feedbackFoodRank: 4,
}

/** Every query of the contract, with all its fields. */
export const QUERIES: Cases = {
  'Query.businessDaysWithSlots': () => ({
    args: { distributionPointId: POINT.id, businessDay: DAY, days: 91 },
  }),
  'Query.specialConfiguration': () => ({}),
  'Query.deliveryZoneForCoords': () => ({ args: { lat: POINT.lat, lng: POINT.lng } }),
  'Query.companies': () => ({ args: { search: 'atelier' } }),
  'Query.nearestDistributionPoint': () => ({
    args: { businessUnitId: '1', lat: POINT.lat, lng: POINT.lng },
  }),
  'Query.availableInventory': () => ({
    args: { input: { date: DAY, distributionPointsIds: [POINT.id] } },
  }),
  'Query.product': () => ({ args: { id: TRAY.id, date: DAY, distributionPointId: POINT.id } }),
  'Query.getUserFromToken': async ({ user }) => ({ args: { token: (await user()).token } }),
  'Query.getCustomerProfile': signedIn,
  'Query.listCardsForCustomer': async (world) => {
    const { customer, token } = await withCards(world)
    return { args: { stripeCustomerId: customer }, token }
  },
  'Query.orders': async ({ orders }) => {
    const { token, newest } = await orders()
    return { args: { limit: 100, after: newest }, token }
  },
  'Query.ordersCount': async ({ orders }) => ({ args: {}, token: (await orders()).token }),
  'Query.order': ofOrder('delivered', (id) => ({ id })),
  'Query.lastDeliveryAddresses': past,
  'Query.lastDeliveryContacts': past,
  'Query.lastInvoiceContacts': past,
  'Query.getUserMailSubscriptions': signedIn,
  'Query.rewardReferrals': async ({ server, size, user }) => {
    const { id: userId, token } = await user()
    const createdAt = server.clock.now()
    await server.db.insert(tables.referrals).values(
      Array.from({ length: size }, (_, n) => ({
        userId,
        refereeEmail: `ami${n}@test.example`,
        createdAt,
      })),
    )
    return { token }
  },
  'Query.checkIfFeedbackIsAlreadyDone': ofOrder('delivered', (orderId) => ({ orderId })),
  'Query.canteenOrder': async (world) => ({ args: { hashedOrderId: await canteenHash(world) } }),
  'Query.emailSubscriptions': (world) => ({ args: { token: unsubscribeToken(world) } }),
  'Query.weeklyMenu': () => ({ args: { week: '2026-W48' } }),
  'Query.seoRules': () => ({}),
  'Query.hellobar': () => ({}),
  'Query.orderTracking': ofOrder('delivered', (orderId) => ({ orderId })),
}

export const MUTATIONS: Cases = {
  'Mutation.setCart': async ({ cart, storedCart }) => {
    const { key, token } = await storedCart()
    return { args: { key, cart: cart({ hasCutlery: true }) }, token }
  },
  'Mutation.authenticate': async ({ server }) => {
    const { email, password } = await server.signUp()
    return { args: { email, password } }
  },
  'Mutation.signup': () => ({
    args: {
      email: `${randomUUID()}@test.example`,
      password: PASSWORD,
      firstname: 'Awa',
      lastname: 'Diallo',
      hasAcceptedTerms: true,
    },
  }),
  'Mutation.checkEmail': () => ({ args: { email: `${randomUUID()}@test.example` } }),
  'Mutation.openAccount': () => ({
    args: {
      key: randomUUID(),
      email: `${randomUUID()}@test.example`,
      firstname: 'Awa',
      lastname: 'Diallo',
      hasAcceptedTerms: true,
    },
  }),
  ...PASSKEY_MUTATIONS,
  ...FAVOURITE_MUTATIONS,
  ...NAMED_CART_MUTATIONS,
  ...PLAN_MUTATIONS,
  'Mutation.disconnect': async ({ user }) => ({ args: { token: (await user()).token } }),
  'Mutation.createStripeCustomerId': signedIn,
  'Mutation.createOrder': async ({ storedCart }) => {
    const { key, token } = await storedCart()
    return { args: { cartId: key, payByCreditTransfer: false }, token }
  },
  'Mutation.createPaymentIntent': ofOrder('waitingForPayment', (orderId) => ({ orderId })),
  'Mutation.giveUpOrder': ofOrder('waitingForPayment', (orderId) => ({ orderId })),
  'Mutation.createSetupIntent': signedIn,
  'Mutation.deleteCard': async (world) => {
    const { card, token } = await withCards(world)
    return { args: { cardId: card }, token }
  },
  'Mutation.retrievePassword': async ({ user }) => {
    const email = `${randomUUID()}@test.example`
    await user({ email })
    return { args: { email } }
  },
  'Mutation.checkTokenValidity': async (world) => ({
    args: { token: await oneTimeToken(world, 'password'), type: 'password' },
  }),
  'Mutation.setNewPassword': async (world) => ({
    args: { token: await oneTimeToken(world, 'password'), password: NEW_PASSWORD },
  }),
  'Mutation.updatePassword': async ({ server }) => ({
    args: { actualPassword: PASSWORD, newPassword: NEW_PASSWORD },
    token: (await server.signUp()).token,
  }),
  'Mutation.closeAccount': async ({ server, size, user }) => {
    const { id, token } = await user({ paymentCustomerId: `cus_${randomUUID()}` })
    const delivered = { status: 'delivered', expiresAt: null } as const
    for (let n = 0; n < size; n += 1) await buildOrder(server, { id: String(id) }, delivered)
    return { token }
  },
  'Mutation.updateCustomer': async ({ user }) => ({
    args: { firstname: 'Awa', hasAcceptedNewsletter: true },
    token: (await user()).token,
  }),
  'Mutation.setMailSubscriptions': async ({ user }) => ({
    args: { lists: [] },
    token: (await user()).token,
  }),
  'Mutation.updateSource': async ({ user }) => ({
    args: { utmSource: 'campagne' },
    token: (await user()).token,
  }),
  'Mutation.addRewardProgram': async ({ user }) => ({
    args: { refereeEmail: `${randomUUID()}@test.example` },
    token: (await user()).token,
  }),
  'Mutation.acceptTerms': async (world) => ({
    args: { token: await oneTimeToken(world, 'terms') },
  }),
  'Mutation.confirmEmail': async (world) => ({
    args: { token: await oneTimeToken(world, 'email') },
  }),
  'Mutation.sendEmailConfirmation': async ({ user }) => ({
    token: (await user({ emailValidatedAt: null })).token,
  }),
  'Mutation.updateOrderInvoiceDetails': ofOrder('confirmed', (orderId) => ({
    orderId,
    invoiceDetails: 'Bureau 12',
  })),
  'Mutation.payOrderByCreditTransfer': ofOrder('waitingForPayment', (orderId) => ({ orderId })),
  'Mutation.submitOrderFeedback': ofOrder('delivered', (orderId) => ({
    orderId,
    orderFeedback: RANKS,
  })),
  'Mutation.submitCanteenOrderFeedback': async (world) => ({
    args: { hashedOrderId: await canteenHash(world), feedback: { isSatisfied: true } },
  }),
  'Mutation.requestItemRecovery': ofOrder('confirmed', (orderId) => ({
    orderId,
    itemRecovery: {
      recoveryContactName: 'Paul Roy',
      recoveryContactPhone: '06 12 34 56 78',
      recoveryAddress: { title: '4 rue de la Paix, 75002 Paris', lat: POINT.lat, lng: POINT.lng },
      selectedSlot: slot(THURSDAY, '15:00', '15:30'),
    },
  })),
  'Mutation.requestCanteenAccess': () => ({ args: { email: `${randomUUID()}@cantine.example` } }),
  'Mutation.validateCanteenEmail': async (world) => ({
    args: { token: await oneTimeToken(world, 'canteenEmail', { type: 'canteen' }) },
  }),
  'Mutation.unsubscribeFromEmails': (world) => ({ args: { token: unsubscribeToken(world) } }),
  'Mutation.requestQuote': () => ({
    args: {
      quote: {
        eventDate: '2026-12-10',
        persons: 40,
        firstname: 'Awa',
        name: 'Diallo',
        phone: '01 99 00 43 21',
        email: EMAIL,
        postalCode: '75002',
        company: 'Exemple SA',
        hasAcceptedPrivacy: true,
      },
    },
  }),
  'Mutation.sendContactMessage': () => ({
    args: { contact: { name: 'Awa Diallo', email: EMAIL, message: 'Bonjour' } },
  }),
  'Mutation.requestPhoneCall': () => ({
    args: {
      phoneCall: {
        ...PERSON,
        phone: '01 99 00 43 21',
        postalCodeCompany: '75002',
        employeesNumberRange: HEADCOUNT,
      },
    },
  }),
  'Mutation.requestCatalogue': () => ({ args: { prospect: PERSON } }),
  'Mutation.subscribeToNewsletter': () => ({ args: { email: `${randomUUID()}@test.example` } }),
}

async function signedIn({ user }: World): Promise<Case> {
  return { token: (await user()).token }
}

async function past({ orders }: World): Promise<Case> {
  return { token: (await orders()).token }
}

function ofOrder(
  status: NonNullable<Parameters<World['order']>[0]>,
  argsOf: (id: string) => Record<string, unknown>,
) {
  return async ({ order }: World): Promise<Case> => {
    const { id, token } = await order(status)
    return { args: argsOf(id), token }
  }
}

async function canteenHash({ server, order }: World): Promise<string> {
  return server.services.feedback.hashOf((await order('delivered', { type: 'canteen' })).id)
}

const unsubscribeToken = ({ server }: World) =>
  signerOf(server.env).sign('unsubscribe', `${randomUUID()}@test.example`, null)

async function oneTimeToken(
  { server, user }: World,
  purpose: 'password' | 'terms' | 'canteenEmail' | 'email',
  changes: Parameters<World['user']>[0] = {},
): Promise<string> {
  const { id: userId } = await user(changes)
  const token = newToken()
  const createdAt = server.clock.now()
  const expiresAt = new Date(createdAt.getTime() + 3600_000)
  await server.db
    .insert(tables.tokens)
    .values({ hash: hashToken(token), userId, purpose, createdAt, expiresAt })
  return token
}

/** An account with `size` saved cards. */
async function withCards({ server, size, user }: World) {
  const customer = `cus_${randomUUID()}`
  await server.db.insert(tables.sandboxCustomers).values({ id: customer, email: EMAIL })
  const cards = await server.db
    .insert(tables.sandboxCards)
    .values(
      Array.from({ length: size }, () => ({
        id: `pm_${randomUUID()}`,
        customerId: customer,
        brand: 'visa',
        country: 'FR',
        last4: '4242',
        expMonth: 12,
        expYear: 2030,
        behaviour: 'succeeds',
      })),
    )
    .returning({ id: tables.sandboxCards.id })
  const { token } = await user({ paymentCustomerId: customer })
  return { customer, card: cards[0]?.id ?? '', token }
}
