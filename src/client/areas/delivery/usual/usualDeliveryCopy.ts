import { formatDayOf, formatHour } from '#domain/time/calendar'
import { type DeliverySlot } from '#domain/cart/cart'

const whenWords = ({ start }: DeliverySlot) => `${formatDayOf(start)} à ${formatHour(start)}`

const peopleWords = (people: number) =>
  people > 1 ? `pour ${people}\u00a0personnes` : 'pour 1\u00a0personne'

export const usualDeliveryCopy = {
  /** What was taken over of the last order. */
  asLastTime: (address: string, slot: DeliverySlot | null, people: number | null) =>
    `Comme la dernière fois\u00a0: ${[
      address,
      ...(slot ? [whenWords(slot)] : []),
      ...(people === null ? [] : [peopleWords(people)]),
    ].join(', ')}.`,
} as const
