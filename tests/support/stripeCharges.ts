type Fields = Record<string, unknown>

/** The charges of the intents that were paid, the oldest first, each with its intent, as the shop requests them of Stripe. */
export const chargesOf = (intents: ReadonlyMap<string, Fields>): Fields[] =>
  [...intents]
    .filter(([, { status }]) => status === 'succeeded')
    .map(([id, { paid, ...intent }]) => ({
      id: `ch_${id}`,
      object: 'charge',
      status: 'succeeded',
      payment_intent: intent,
      created: paid ?? intent.created,
    }))
    .sort((one, other) => Number(one.created) - Number(other.created))
