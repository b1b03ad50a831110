import { hash, verify } from '@node-rs/argon2'
import { createTurns } from './createTurns'

// OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, 2 passes, 1 lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Half of the threads that Node has for this: the others stay for files, names and compression. */
const inTurn = createTurns(2)

export const hashPassword = (password: string) => inTurn(() => hash(password, options))

/** The hash of a random text that is not kept, under the same options: no password is right for it. */
const STAND_IN =
  '$argon2id$v=19$m=19456,t=2,p=1$TyJ+HE3dK+c8Jev+cr4+Ig$W1cIVAjdtlCJeyymVYWrEBJaWCPuzZWGhDkUaXnHiPI'

/** Compares with a stored hash. Without one it takes as long, so that timing does not reveal who has an account. */
export async function isPasswordRight(passwordHash: string | null, password: string) {
  const isRight = await inTurn(() => verify(passwordHash ?? STAND_IN, password))
  return passwordHash !== null && isRight
}
