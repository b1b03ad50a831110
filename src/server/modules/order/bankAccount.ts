import type { WireTransferInstructions } from '../../../../__generated__/server/resolvers'

/** The demonstration account that transfers go to: the example IBAN of the banks' own documents. */
const BANK_ACCOUNT = {
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  bic: 'AGRIFRPP',
  accountHolder: 'Tablée',
}

export const wireTransferInstructions = (reference: string): WireTransferInstructions => ({
  ...BANK_ACCOUNT,
  reference,
})
