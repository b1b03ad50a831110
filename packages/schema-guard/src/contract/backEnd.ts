/** What is known to have a value before any response has given one. */
export type KnownValues = {
  /** By the name of a scalar: `Date`. */
  scalars: Readonly<Record<string, unknown>>
  /** By the name of a variable, an argument or an input field: `week`. */
  names: Readonly<Record<string, unknown>>
}

/** What a contract is tried with that no schema says. */
export type BackEnd = {
  /** The headers that carry `--token`. */
  tokenHeaders(token: string): Record<string, string>
  /** `day` is what `--day` says. */
  knownValues(options: { now: Date; day: string | undefined }): KnownValues
}

/** A back end that nothing is known of. */
export const ANY_BACK_END: BackEnd = {
  tokenHeaders: (token) => ({ authorization: `Bearer ${token}` }),
  knownValues: ({ now, day = now.toISOString().slice(0, 10) }) => ({
    scalars: { Date: day, DateTime: now.toISOString() },
    names: {},
  }),
}
