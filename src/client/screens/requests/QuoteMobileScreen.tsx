import { QuoteForm } from '../../features/requests/QuoteForm'
import { requestsCopy } from '../../features/requests/requestsCopy'
import { RequestScreen } from './RequestScreen'

export const QuoteMobileScreen = () => (
  <RequestScreen title={requestsCopy.quoteTitle} intro={requestsCopy.quoteIntro}>
    <QuoteForm />
  </RequestScreen>
)
