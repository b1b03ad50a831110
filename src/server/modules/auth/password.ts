import { hash, verify } from '@node-rs/argon2'

// OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, 2 passes, 1 lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, options)

let standIn: Promise<string> | null = null

/** Compares with a stored hash; without one it takes as long, so that time does not tell who has an account. */
export async function isPasswordRight(passwordHash: string | null, password: string) {
  standIn ??= hashPassword('nobody has this password')
  const isRight = await verify(passwordHash ?? (await standIn), password)
  return passwordHash !== null && isRight
}
