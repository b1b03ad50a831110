/** Who sent the request. */
export type Viewer = {
  id: number
  type: 'b2b' | 'canteen'
  email: string
  firstname: string
  lastname: string
  phone: string | null
  companyId: number | null
  companyName: string | null
  canUseWireTransfer: boolean
  paymentCustomerId: string | null
  /** When the address was confirmed; null until then. */
  emailValidatedAt: Date | null
  /** Which of the user's sessions asks. */
  sessionHash: string
}
