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

/** The other types that it began with, by their fields. */
const TYPES = {
  BusinessDay: 'startAt endAt status slots',
  Slot: 'slotStartAt slotEndAt disabledSlot stress',
  SpecialConfiguration:
    'disablePopboxBefore cutleryPrice cutleryVatRate individualBoxPrice individualBoxVatRate lastMinuteFees lastMinuteVatRate placematPrice placematVatRate minimumOrderAmount',
  DeliveryZone: 'deliveryPrice businessUnit',
  DistributionPoint: 'distance',
  Inventory: 'products menus lines',
  Product:
    'name category pictureUrl price vatRate isHot isFeatured available description minimumQuantity participantsPerQuantity lineLevel unavailabilityPublicMessage nutrition allergens brand line tags ingredientsList ingredients',
  Nutrition:
    'protein fat saturatedFat carbohydrate sugar dietaryFiber salt kilocalories kilojoules servingSizeWeight',
  Brand: 'name key',
  Menu: 'name pictureUrl price vatRate available unavailabilityPublicMessage productsIds',
  User: 'firstname lastname email phone token type companyName canUseWireTransfer',
  CustomerProfile:
    'companyName companySize companyActivityField stripeCustomerId defaultOrderDeliveryFee defaultOrderLastMinuteFee utmSource companyEntity',
  CompanyEntity: 'hasRoomServiceEnabled canteenLocations eventDiscounts',
  CanteenLocation: 'address lat lng isRoomServiceDeliveryPoint',
  EventDiscount: 'brand discountPercentage discountAmount minimumCartAmount',
  Card: 'brand country customer cvc_check last4 exp_month exp_year',
  DeliveryContact: 'deliveryContactName deliveryContactPhone deliveryDetails',
  InvoiceContact:
    'invoiceAddress invoicePhone invoiceDetails invoiceCompanyName invoiceCompanySiret invoiceCustomerName',
  HelloBar: 'isActive content bgColor textColor link',
  Payment: 'amount type paidAt hasFailed',
  Document: 'fileUrl type',
  OrderProduct: 'price quantity category pictureUrl freeQuantity name originalProduct menu',
  OrderMenu: 'originalMenu freeQuantity price quantity name pictureUrl',
  OrderExtraCost: 'freeQuantity price quantity name',
  ItemRecovery:
    'recoveryContactId recoveryContactPhone recoveryContactName recoveryInstructions bookedRecoveryHour recoveryAddress selectedSlot',
  CartItem: 'itemId type lineId qty',
  CartTotals:
    'sumPriceProductsHT sumPriceMenusHT sumPriceExtraCostsHT sumPriceCartHT sumPriceCartTTC sumDeliveryPriceHT sumLastMinutePriceHT sumCompanyDiscountHT sumCompanyDiscountTTC sumCompanyDiscountVatRate companyDiscountTitle globalVatRate',
  AuthPayload: 'token',
  PaymentIntent: 'clientSecret amount',
}

const schema = buildSchema(repositoryText('schema.graphql'))
const DECISION = 'docs/decisions/001-additions-to-the-contract.md'
const decision = repositoryText(DECISION)
const namesOf = (type: GraphQLObjectType | null | undefined) => Object.keys(type?.getFields() ?? {})
/** What is left to write for the names that the decision does not tell. */
const untold = (gained: readonly string[]) =>
  gained
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(decision))
    .map((name) => `Add ${name} to ${DECISION}, with its reason`)

test('each operation that the contract gained is told, with its reason', () => {
  const gained = [schema.getQueryType(), schema.getMutationType()]
    .flatMap(namesOf)
    .filter((name) => !OPERATIONS?.includes(name))
  expect(gained.length).toBeGreaterThan(10)
  expect(untold(gained)).toEqual([])
})

test('nothing that the contract began with is gone', () => {
  const names = [schema.getQueryType(), schema.getMutationType()].flatMap(namesOf)
  expect(OPERATIONS?.filter((name) => !names.includes(name))).toEqual([])
  expect(OPERATIONS).toHaveLength(47)
})

test('each field that an order gained is told, with its reason', () => {
  const order = assertObjectType(schema.getType('Order'))
  const gained = namesOf(order).filter((name) => !ORDER_FIELDS?.includes(name))
  expect(untold(gained)).toEqual([])
})

test.each(Object.entries(TYPES))(
  'of the fields of %s none is gone, and each that it gained is told',
  (type, began) => {
    const names = namesOf(assertObjectType(schema.getType(type)))
    const first = began.split(' ')
    expect(first.filter((name) => !names.includes(name))).toEqual([])
    // A record needs a key, whatever it is.
    const gained = names.filter((name) => name !== 'id' && !first.includes(name))
    expect(untold(gained)).toEqual([])
  },
)
