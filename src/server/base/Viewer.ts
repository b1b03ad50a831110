/** A company account, or that of a person who eats at a canteen. */
export const USER_TYPES = ['b2b', 'canteen'] as const

export type UserType = (typeof USER_TYPES)[number]

/** Who sent the request. */
export type Viewer = {
  id: number
  type: UserType
  email: string
  firstname: string
  lastname: string
  phone: string | null
  companyId: number | null
  companyName: string | null
  canUseWireTransfer: boolean
  /** When the address was confirmed; null until then. */
  emailValidatedAt: Date | null
  /** Which of the user's sessions asks. */
  sessionHash: string
}
