/** The line whose trays the tools order. */
export const TRAY_LINE = 'LIGNE-PLATEAUX'

/** The distribution point that delivers them. */
export const TRAY_POINT = '111'

/** A day, `2026-11-24`, and the instants between which it is delivered. */
export type TraySlot = { day: string; start: string; end: string }

/** Four of each of these products. */
export const trayItems = (products: readonly { id: string }[]) =>
  products.map(({ id }) => ({ itemId: id, type: 'product' as const, lineId: TRAY_LINE, qty: 4 }))

/** A cart that the shop of the demonstration takes for an order, as `setCart` is sent it. */
export const trayCart = (items: ReturnType<typeof trayItems>, { day, start, end }: TraySlot) => ({
  address: '10 rue de la Paix, 75002 Paris',
  lat: 48.8689,
  lng: 2.3318,
  items,
  deliveryContact: { id: '0', name: 'Alix Martin', phone: '06 12 34 56 78' },
  invoiceContact: {
    id: '0',
    address: '10 rue de la Paix, 75002 Paris',
    customerName: 'Alix Martin',
  },
  deliveryDay: day,
  deliverySlot: { start, end },
  mainBrandId: '1',
  lineId: TRAY_LINE,
})
