import { useSubmit } from '../../design/forms/useSubmit'
import type { Pay } from './payByCard'

/** Pays by bank transfer, which asks nothing more. */
export function TransferPayment({ pay }: { pay: Pay }) {
  useSubmit(() => pay({ kind: 'wireTransfer' }))
  return null
}
