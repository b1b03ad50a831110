import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { paymentCopy as copy } from './paymentCopy'

/** What who is signed in accepts with the button beside it; a visitor has a box (`VisitorTerms`). */
export function TermsSentence() {
  return (
    <>
      {copy.terms}{' '}
      <Link to={paths.termsOfSale.build()} target="_blank">
        {copy.termsLink}
      </Link>
      .
    </>
  )
}
