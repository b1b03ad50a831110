type Write = (details: object, message: string) => void

/** What of a logger the shop's own code uses. */
export type Log = { warn: Write; error: Write }
