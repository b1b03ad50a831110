import { formatUnits } from '#domain/catalogue/units'
import { formatMoney, sum } from '#domain/pricing/money'
import { formatDay, formatHour, type Day } from '#domain/time/calendar'
import type { MailTemplate } from '../Mail'
import { aside, facts, link, list, paragraph } from '../mailBlocks'
import { writeMail } from '../writeMail'

export type PlannedOrderFacts = {
  firstname: string
  orderId: string
  day: Day
  slotStartAt: Date
  /** When it can no longer be ordered for that hour. */
  confirmUntil: Date
  deliveryAddress: string
  /** Whether the customer has another order for that day. */
  hasOrders: boolean
  /** What comes again, in the quantities and at the prices of today, cents HT a unit; `available` 0 for what does not. */
  lines: readonly {
    name: string
    quantity: number
    available: number
    price: number
    priceNow: number | null
  }[]
}

type Line = PlannedOrderFacts['lines'][number]

/** Tells what an order of every week would be this time: it is made only when the customer confirms it. */
export const plannedOrder: MailTemplate<PlannedOrderFacts> = (planned, links) =>
  planned.lines.some(({ available }) => available > 0)
    ? toConfirm(planned, links)
    : nothingLeft(planned, links)

/** Nothing of the order can be had: there is nothing to confirm. */
const nothingLeft: MailTemplate<PlannedOrderFacts> = (
  { firstname, day, confirmUntil, lines },
  links,
) =>
  writeMail({
    subject: `Votre commande de ${formatDay(day)}\u00a0: vos plats ne sont pas disponibles`,
    firstname,
    expiresAt: confirmUntil,
    blocks: [
      paragraph(
        `Plus rien de votre commande régulière n’est disponible ${formatDay(day)}. Rien n’est commandé ni débité.`,
      ),
      list(
        'Indisponible ce jour-là',
        lines.map(({ quantity, name }) => formatUnits(quantity, name)),
      ),
      link('Choisir d’autres plats', links.home()),
      HOW_TO_STOP,
    ],
  })

const HOW_TO_STOP = aside(
  'Vous pouvez sauter cette date, suspendre ou arrêter vos commandes régulières dans votre compte.',
)

const toConfirm: MailTemplate<PlannedOrderFacts> = (
  { firstname, orderId, day, slotStartAt, confirmUntil, deliveryAddress, hasOrders, lines },
  links,
) => {
  const changes = lines.flatMap(changesOf)
  const totalHT = sum(lines.map(({ available, priceNow }) => available * (priceNow ?? 0)))
  return writeMail({
    subject: `À confirmer\u00a0: votre commande de ${formatDay(day)}`,
    firstname,
    expiresAt: confirmUntil,
    blocks: [
      paragraph(
        `Votre commande régulière est prête pour ${formatDay(day)}. Rien n’est commandé ni débité avant que vous l’ayez confirmée.`,
      ),
      ...(hasOrders
        ? [paragraph('Vous avez déjà une commande ce jour-là\u00a0: celle-ci s’y ajoutera.')]
        : []),
      facts({
        Livraison: `${formatDay(day)} à\u00a0${formatHour(slotStartAt)}`,
        Adresse: deliveryAddress,
        'Total des plats': `${formatMoney(totalHT)} HT`,
      }),
      list(
        'Vos plats',
        lines
          .filter(({ available }) => available > 0)
          .map(({ available, name }) => formatUnits(available, name)),
      ),
      changes.length > 0
        ? list('Ce qui a changé', changes)
        : paragraph('Tout est disponible, aux mêmes prix.'),
      link('Vérifier et confirmer', links.plannedOrder(orderId, day)),
      HOW_TO_STOP,
    ],
  })
}

function changesOf({ name, quantity, available, price, priceNow }: Line): string[] {
  if (available === 0 || priceNow === null) return [`${name}\u00a0: indisponible ce jour-là`]
  const short =
    available < quantity ? [`${name}\u00a0: il en reste ${available} sur ${quantity}`] : []
  const dearer =
    priceNow === price
      ? []
      : [`${name}\u00a0: ${formatMoney(priceNow)} HT l’unité, au lieu de ${formatMoney(price)}`]
  return [...short, ...dearer]
}
