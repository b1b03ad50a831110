import { config } from '../../config/config'
import { useFetched, type Fetched } from '../../relay/useFetched'
import { loadPayments } from '../../services/payments/loadPayments'
import type { Payments } from '../../services/payments/payments'

export type Loaded = Fetched<Payments>

const load = () => loadPayments(config)

/** Downloads the payment provider's part once the payment step is open; `retry` after a failure. */
export const useLoadedPayments = () => useFetched(load)
