type Fields = Record<string, unknown>

/**
 * The charges of the intents, the oldest first: those that were paid, and those that a bank declined. Each has its intent where
 * the request wants it expanded (an intent planted as `isBare` not even then), else the intent's id.
 */
export const chargesOf = (
  intents: ReadonlyMap<string, Fields>,
  form: Readonly<Record<string, string>>,
): Fields[] =>
  [...intents]
    .flatMap(([id, { paid, declined, isBare, ...intent }]) => {
      const isExpanded = form['expand[0]'] === 'data.payment_intent' && isBare !== true
      const charge = { object: 'charge', payment_intent: isExpanded ? intent : id }
      return [
        ...(declined === undefined
          ? []
          : [{ ...charge, id: `ch_${id}_declined`, status: 'failed', created: declined }]),
        ...(intent.status === 'succeeded'
          ? [{ ...charge, id: `ch_${id}`, status: 'succeeded', created: paid ?? intent.created }]
          : []),
      ]
    })
    .sort((one, other) => Number(one.created) - Number(other.created))
