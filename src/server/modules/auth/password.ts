import { hash, verify } from '@node-rs/argon2'
import { createTurns } from './createTurns'

// OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, 2 passes, 1 lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Half of the threads that Node has for this: the others stay for files, names and compression. */
const inTurn = createTurns(2)

export const hashPassword = (password: string) => inTurn(() => hash(password, options))

let standIn: Promise<string> | null = null

/** Compares with a stored hash; without one it takes as long, so that time does not tell who has an account. */
export async function isPasswordRight(passwordHash: string | null, password: string) {
  standIn ??= hashPassword('nobody has this password')
  const compared = passwordHash ?? (await standIn)
  const isRight = await inTurn(() => verify(compared, password))
  return passwordHash !== null && isRight
}
