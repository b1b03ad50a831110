import { formatDayOf, formatHour } from '#domain/time/calendar'
import type { DeliverySlot } from '#domain/cart/cart'
import { peopleWords } from '../../../config/peopleWords'

const whenWords = ({ start }: DeliverySlot) => `${formatDayOf(start)} à\u00a0${formatHour(start)}`

export const usualDeliveryCopy = {
  /** What was taken over of the last order. */
  asLastTime: (address: string, slot: DeliverySlot | null, people: number | null) =>
    `Comme la dernière fois\u00a0: ${[
      address,
      ...(slot ? [whenWords(slot)] : []),
      ...(people === null ? [] : [peopleWords.inSentence(people)]),
    ].join(', ')}.`,
} as const
