import { assertObjectType, buildSchema, type GraphQLObjectType } from 'graphql'
import { repositoryText } from './repositoryText'

/** What the contract began with, and what the screens needed that it did not list. */
const OPERATIONS = `
  businessDaysWithSlots specialConfiguration deliveryZoneForCoords nearestDistributionPoint availableInventory getUserFromToken
  getCustomerProfile listCardsForCustomer orders order lastDeliveryAddresses lastDeliveryContacts lastInvoiceContacts
  getUserMailSubscriptions seoRules hellobar checkIfFeedbackIsAlreadyDone orderTracking canteenOrder weeklyMenu
  setCart authenticate signup disconnect retrievePassword checkTokenValidity setNewPassword updatePassword updateCustomer
  createStripeCustomerId updateSource addRewardProgram acceptTerms createOrder createPaymentIntent deleteCard submitOrderFeedback
  updateOrderInvoiceDetails requestQuote sendContactMessage requestPhoneCall requestCatalogue subscribeToNewsletter
  unsubscribeFromEmails validateCanteenEmail submitCanteenOrderFeedback requestItemRecovery
`.match(/\w+/g)
const ORDER_FIELDS = `
  id status totalWithVat deliveryHour isFullyPaid documents slotStartAt slotEndAt totalWithoutVat deliveryAddress deliveryContactName
  deliveryContactPhone deliveryDetails deliveryFees invoiceAddress invoiceCompanyName invoiceCompanySiret invoiceCustomerName
  invoiceDetails updatedAt payments products menus extraCosts
`.match(/\w+/g)

const schema = buildSchema(repositoryText('schema.graphql'))
const decision = repositoryText('docs/decisions/001-additions-to-the-contract.md')
const namesOf = (type: GraphQLObjectType | null | undefined) => Object.keys(type?.getFields() ?? {})
const isTold = (name: string) => new RegExp(`\\b${name}\\b`).test(decision)

test('each operation that the contract gained is told, with its reason', () => {
  const gained = [schema.getQueryType(), schema.getMutationType()]
    .flatMap(namesOf)
    .filter((name) => !OPERATIONS?.includes(name))
  expect(gained.length).toBeGreaterThan(10)
  expect(gained.filter((name) => !isTold(name))).toEqual([])
})

test('nothing that the contract began with is gone', () => {
  const names = [schema.getQueryType(), schema.getMutationType()].flatMap(namesOf)
  expect(OPERATIONS?.filter((name) => !names.includes(name))).toEqual([])
  expect(OPERATIONS).toHaveLength(47)
})

test('each field that an order gained is told, with its reason', () => {
  const order = assertObjectType(schema.getType('Order'))
  const gained = namesOf(order).filter((name) => !ORDER_FIELDS?.includes(name))
  expect(gained.filter((name) => !isTold(name))).toEqual([])
})
