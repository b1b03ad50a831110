import type {
  OrderMenuResolvers,
  OrderProductResolvers,
  OrderResolvers,
  OrderTrackingResolvers,
  Resolvers,
} from '#generated/server/resolvers'
import { amountDue, amountKept, amountRefunded } from '#domain/order/amountDue'
import { toIso } from '#domain/time/calendar'
import { isPlaced } from '#domain/order/orderStatus'
import { deliveryHour } from '#domain/delivery/delivery'
import { agreedRecovery } from '#domain/order/agreedRecovery'
import { formatOrderNumber } from '#domain/order/orderNumber'
import { parseCampaign } from '../../base/campaign'
import { requireViewer } from '../../context'
import { wireTransferInstructions } from './wireTransferInstructions'
import { parseRecovery } from './parseRecovery'
import type { OrderLineRecord, OrderRecord } from './orderRecord'
import { mayRequestRecovery } from './recoveryRequest'

const USUAL_LIMIT = 8

const numberOf = ({ row }: OrderRecord) => formatOrderNumber(row.number)
const hourOf = ({ row }: OrderRecord) => toIso(deliveryHour(row))
/** When and where the trays of an order that stands are fetched. */
const recoveryOf = ({ row: { status, itemRecovery } }: OrderRecord) =>
  isPlaced(status) ? agreedRecovery(parseRecovery(itemRecovery)) : null
const placeOf = ({ order: { row } }: Pick<OrderLineRecord, 'order'>) => ({
  pointId: row.distributionPointId,
  day: row.deliveryDay,
})
const linesOf = async (order: OrderRecord, ...kinds: readonly string[]) =>
  (await order.batch.lines(order.row.id)).filter(({ kind }) => kinds.includes(kind))

/** Lines are read as they were written: the cart's first, in its order, then what its menus are made of. */
const positionOf = async ({ line, order }: OrderLineRecord) =>
  (await order.batch.lines(order.row.id)).findIndex(({ id }) => id === line.id)

/** Nothing resolves a field of a record by itself: the compiler wants all but those of other modules. */
type OfRecords = {
  Order: Required<Omit<OrderResolvers, 'documents'>>
  OrderProduct: Required<OrderProductResolvers>
  OrderMenu: Required<OrderMenuResolvers>
  OrderTracking: Required<Omit<OrderTrackingResolvers, 'moves' | 'depot' | 'destination'>>
}

export const orderResolvers: Resolvers & OfRecords = {
  Query: {
    orders: (_, { limit, after }, context) =>
      context.services.orders.list(requireViewer(context), limit ?? USUAL_LIMIT, after ?? null),
    ordersCount: (_, __, context) => context.services.orders.count(requireViewer(context)),
    order: (_, { id }, context) => context.services.orders.get(requireViewer(context), id),
    orderTracking: (_, { orderId, token }, context) =>
      context.services.orders.track(context.viewer, orderId, token ?? null),
  },
  Mutation: {
    createOrder: (_, { cartId, payByCreditTransfer, utm, gclid }, context) =>
      context.services.placeOrder(requireViewer(context), {
        cartId,
        payByCreditTransfer,
        utm: parseCampaign({ ...utm, gclid }),
        ip: context.ip,
      }),
    giveUpOrder: (_, { orderId }, context) =>
      context.services.giveUpOrder(requireViewer(context), orderId),
    updateOrderInvoiceDetails: (_, { orderId, ...details }, context) =>
      context.services.orders.updateInvoiceDetails(requireViewer(context), orderId, details),
    payOrderByCreditTransfer: (_, { orderId }, context) =>
      context.services.payByTransfer(requireViewer(context), orderId),
    requestItemRecovery: async (_, { orderId, itemRecovery }, context) => {
      await context.services.requestRecovery(requireViewer(context), orderId, itemRecovery)
      return true
    },
  },
  Order: {
    id: ({ row }) => row.id,
    number: numberOf,
    status: ({ row }) => row.status,
    totalWithVat: ({ row }) => row.totalTTC,
    totalWithoutVat: ({ row }) => row.totalHT,
    deliveryHour: hourOf,
    people: ({ totals }) => totals.covers,
    isFullyPaid: async ({ row, batch }) => {
      const payments = await batch.payments(row.id)
      return row.status === 'canceled'
        ? amountKept(payments) >= row.totalTTC
        : amountDue(row.totalTTC, payments) === 0
    },
    refundedAmount: async ({ row, batch }) => amountRefunded(await batch.payments(row.id)),
    amountDue: async ({ row, batch }) =>
      row.status === 'canceled' ? 0 : amountDue(row.totalTTC, await batch.payments(row.id)),
    payByCreditTransfer: ({ row }) => row.payByCreditTransfer,
    expiresAt: ({ row }) => row.expiresAt && toIso(row.expiresAt),
    slotStartAt: ({ row }) => toIso(row.slotStartAt),
    slotEndAt: ({ row }) => toIso(row.slotEndAt),
    deliveryAddress: ({ row }) => row.deliveryAddress,
    deliveryPlace: ({ row: { deliveryAddress: name, lat, lng } }) => ({ name, lat, lng }),
    roomServiceLocationId: ({ row: { roomServiceLocationId: id } }) =>
      id === null ? null : String(id),
    deliveryContactName: ({ row }) => row.deliveryContactName,
    deliveryContactPhone: ({ row }) => row.deliveryContactPhone,
    deliveryDetails: ({ row }) => row.deliveryDetails,
    itemRecovery: ({ row }) => parseRecovery(row.itemRecovery),
    deliveryFees: ({ totals }) => totals.sumDeliveryPriceHT,
    lastMinuteFees: ({ totals }) => totals.sumLastMinutePriceHT,
    discount: ({ totals }) => totals.sumCompanyDiscountHT,
    discountTitle: ({ totals }) => totals.companyDiscountTitle,
    vatParts: ({ totals }) => totals.vatParts,
    invoiceAddress: ({ row }) => row.invoiceAddress,
    invoiceCompanyName: ({ row }) => row.invoiceCompanyName,
    invoiceCompanySiret: ({ row }) => row.invoiceCompanySiret,
    invoiceCustomerName: ({ row }) => row.invoiceCustomerName,
    invoiceDetails: ({ row }) => row.invoiceDetails,
    updatedAt: ({ row }) => toIso(row.updatedAt),
    payments: async ({ row, batch }) =>
      (await batch.payments(row.id)).map((payment) => ({
        ...payment,
        id: String(payment.id),
        paidAt: payment.paidAt && toIso(payment.paidAt),
      })),
    products: async (order) =>
      (await linesOf(order, 'product', 'menuProduct')).map((line) => ({ line, order })),
    menus: async (order) => (await linesOf(order, 'menu')).map((line) => ({ line, order })),
    extraCosts: async (order) =>
      (await linesOf(order, 'extraCost')).map(({ id, ...line }) => ({ ...line, id: String(id) })),
    trackingToken: ({ row }) => row.trackingToken,
    createdAt: ({ row }) => toIso(row.createdAt),
    canEditInvoice: async ({ row, batch }) =>
      row.status !== 'canceled' && (await batch.invoiceNumber(row.id)) === null,
    canRequestItemRecovery: async ({ row, batch }, _, { clock }) =>
      mayRequestRecovery(row, await batch.lines(row.id), clock.now()),
    isFeedbackDone: ({ row, batch }) => batch.isFeedbackDone(row.id),
    // An order is shown to no one but its owner.
    canteenFeedbackHash: ({ row }, _, { viewer, services: { feedback } }) =>
      viewer?.type === 'canteen' ? feedback.hashOf(row.id) : null,
    wireTransfer: (order) =>
      order.row.payByCreditTransfer ? wireTransferInstructions(numberOf(order)) : null,
  },
  OrderProduct: {
    id: ({ line }) => String(line.id),
    position: positionOf,
    price: ({ line }) => line.price,
    quantity: ({ line }) => line.quantity,
    category: ({ line }, _, { services: { inventory } }) => inventory.category(line.category),
    pictureUrl: ({ line }, _, { services: { inventory } }) => inventory.pictureUrl(line.picture),
    freeQuantity: ({ line }) => line.freeQuantity,
    name: ({ line }) => line.name,
    originalProduct: (record, _, { services: { inventory } }) =>
      record.line.productId === null
        ? null
        : inventory.productAt(record.line.productId, placeOf(record)),
    menu: async ({ line, order }) => {
      const menu = (await linesOf(order, 'menu')).find(({ id }) => id === line.parentId)
      return menu ? { line: menu, order } : null
    },
  },
  OrderMenu: {
    id: ({ line }) => String(line.id),
    position: positionOf,
    originalMenu: (record, _, { services: { inventory } }) =>
      record.line.menuId === null ? null : inventory.menuAt(record.line.menuId, placeOf(record)),
    freeQuantity: ({ line }) => line.freeQuantity,
    price: ({ line }) => line.price,
    quantity: ({ line }) => line.quantity,
    name: ({ line }) => line.name,
    pictureUrl: ({ line }, _, { services: { inventory } }) => inventory.pictureUrl(line.picture),
  },
  OrderTracking: {
    id: ({ order }) => order.row.id,
    number: ({ order }) => numberOf(order),
    status: ({ order }) => order.row.status,
    deliveryHour: ({ order }) => hourOf(order),
    slotStartAt: ({ order }) => toIso(order.row.slotStartAt),
    slotEndAt: ({ order }) => toIso(order.row.slotEndAt),
    deliveryAddress: ({ order }) => order.row.deliveryAddress,
    recoverySlot: ({ order }) => recoveryOf(order)?.slot ?? null,
    recoveryAddress: ({ order }) => recoveryOf(order)?.address ?? null,
    isOwner: ({ isOwner }) => isOwner,
    order: ({ order, isOwner }) => (isOwner ? order : null),
  },
}
