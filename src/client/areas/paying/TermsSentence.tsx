import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { newTab } from '../../design/newTab'
import { paymentCopy as copy } from './paymentCopy'

/** What who is signed in accepts with the button beside it; a visitor has a box (`VisitorTerms`). */
export function TermsSentence() {
  return (
    <>
      {copy.terms}{' '}
      <Link to={paths.termsOfSale.build()} {...newTab}>
        {copy.termsLink}
      </Link>
      .
    </>
  )
}
