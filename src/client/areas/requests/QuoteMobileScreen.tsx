import { QuoteForm } from './QuoteForm'
import { requestsCopy } from './requestsCopy'
import { RequestScreen } from './RequestScreen'

export const QuoteMobileScreen = () => (
  <RequestScreen title={requestsCopy.quoteTitle} form={QuoteForm} />
)
