import { createSiteLinks } from '#server/base/siteLinks'
import { plannedOrder, type PlannedOrderFacts } from '#server/mail/templates/plannedOrder'

const ADDRESS = 'https://tablee.example'
const tray = { name: 'Plateau Odéon', quantity: 6, available: 6, price: 2_000, priceNow: 2_000 }
const bread = { name: 'Pain tranché', quantity: 2, available: 2, price: 800, priceNow: 800 }

const mailOf = (changes: Partial<PlannedOrderFacts> = {}) =>
  plannedOrder(
    {
      firstname: 'Inès',
      orderId: 'a-b-c',
      day: '2026-12-03',
      slotStartAt: new Date('2026-11-26T12:00:00+01:00'),
      confirmUntil: new Date('2026-12-03T10:00:00+01:00'),
      deliveryAddress: '8 rue de Rivoli, 75004 Paris',
      hasOrders: false,
      lines: [tray, bread],
      ...changes,
    },
    createSiteLinks(ADDRESS),
  )

const TO_CONFIRM = `${ADDRESS}/?repeter=a-b-c&jour=2026-12-03`

test('an order that comes again as it was says so, with its total and where to confirm it', () => {
  const { subject, text } = mailOf()
  expect(subject).toMatch(/^À confirmer/)
  expect(text).toContain('Tout est disponible, aux mêmes prix.')
  expect(text).toMatch(/Total des plats\s: 136,00\s€ HT/)
  expect(text).toMatch(/jeudi 3\sdécembre à\s12\sh\s00/)
  expect(text).toContain(TO_CONFIRM)
  expect(text).not.toMatch(/déjà une commande/)
  expect(mailOf({ hasOrders: true }).text).toMatch(/déjà une commande ce jour-là/)
})

test('what is gone, short or at another price is named, and the total is that of what comes', () => {
  const short = { ...tray, available: 4, priceNow: 2_100 }
  const gone = { ...bread, available: 0, priceNow: null }
  const { subject, text } = mailOf({ lines: [short, gone] })
  expect(subject).toMatch(/^À confirmer/)
  expect(text).toMatch(/Plateau Odéon\s: il en reste 4 sur 6/)
  expect(text).toMatch(/Plateau Odéon\s: 21,00\s€ HT l’unité, au lieu de 20,00\s€/)
  expect(text).toMatch(/Pain tranché\s: indisponible ce jour-là/)
  expect(text).toMatch(/Total des plats\s: 84,00\s€ HT/)
  expect(text).not.toMatch(/\d\s×\sPain tranché|aux mêmes prix/)
})

test('a date of which nothing is left is not said to be ready, and asks to confirm nothing', () => {
  const lines = [tray, bread].map((line) => ({ ...line, available: 0, priceNow: null }))
  const { subject, text, html } = mailOf({ lines, hasOrders: true })
  expect(subject).toMatch(
    /^Votre commande de jeudi 3\sdécembre\s: vos plats ne sont pas disponibles$/,
  )
  expect(text).toMatch(/Plus rien de votre commande régulière n’est disponible jeudi 3\sdécembre/)
  expect(text).toMatch(/6\s×\sPlateau Odéon/)
  expect(text).not.toMatch(/confirme|prête|0,00/)
  expect(text).not.toContain(TO_CONFIRM)
  expect(html).not.toContain('<ul style="margin:0 0 16px;padding-left:20px"></ul>')
})
