import { randomInt } from 'node:crypto'

/** Limits count callers: each visit comes from an address of its own, as behind a proxy. */
export const newCaller = () => ({
  'x-forwarded-for': `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}`,
})
