import { QuoteForm } from '../../features/requests/QuoteForm'
import { requestsCopy } from '../../features/requests/requestsCopy'
import { RequestScreen } from './RequestScreen'

const MODAL = { kind: 'quote' } as const

export const QuoteMobileScreen = () => (
  <RequestScreen modal={MODAL} title={requestsCopy.quoteTitle} intro={requestsCopy.quoteIntro}>
    <QuoteForm />
  </RequestScreen>
)
