import { formatDayOf, formatHour } from '#domain/time/calendar'
import { type DeliverySlot } from '#domain/cart/cart'

const whenWords = ({ start }: DeliverySlot) => `${formatDayOf(start)} à ${formatHour(start)}`

const peopleWords = (people: number) =>
  people > 1 ? `pour ${people}\u00a0personnes` : 'pour 1\u00a0personne'

export const usualDeliveryCopy = {
  /** What was taken over of the last order. */
  asLastTime: (address: string, slot: DeliverySlot | null, people: number) =>
    `Comme la dernière fois\u00a0: ${[
      address,
      ...(slot ? [whenWords(slot)] : []),
      ...(people > 0 ? [peopleWords(people)] : []),
    ].join(', ')}.`,
} as const
