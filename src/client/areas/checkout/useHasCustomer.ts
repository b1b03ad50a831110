import { useVisitor } from '../../state/useVisitor'
import { useSession } from '../../state/useSession'

/** Whether it is known who orders: a customer with a session, or a visitor by the address that was checked. */
export function useHasCustomer(): boolean {
  const { status } = useSession()
  const { visitor } = useVisitor()
  return status !== 'anonymous' || (visitor?.hasAccount ?? null) !== null
}
