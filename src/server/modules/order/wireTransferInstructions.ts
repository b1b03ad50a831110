import type { WireTransferInstructions } from '#generated/server/types'
import { BANK_ACCOUNT } from '#domain/customer/company'

export const wireTransferInstructions = (reference: string): WireTransferInstructions => ({
  ...BANK_ACCOUNT,
  reference,
})
