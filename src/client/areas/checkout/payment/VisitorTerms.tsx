import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths'
import { BotTrap } from '../../../design/forms/BotTrap'
import { FormCheckbox } from '../../../design/forms/FormCheckbox'
import { newTab } from '../../../design/newTab'
import { useVisitor } from '../../../state/useVisitor'
import { authCopy } from '../../access/signIn/authCopy'
import { visitorCopy as copy } from '../../access/visitor/visitorCopy'

/**
 * What a visitor accepts with the order that opens the account, in the surrounding form. The box accepts the terms of both: no
 * sentence at the button does so again. docs/rules/accounts.md#opened-with-an-order
 */
export function VisitorTerms() {
  const { visitor } = useVisitor()
  return (
    <div>
      <FormCheckbox
        name="hasAcceptedTerms"
        label={authCopy.acceptTerms}
        hint={
          <>
            {visitor && `${copy.accountNote(visitor.email)} `}
            <Link to={paths.termsOfSale.build()} {...newTab}>
              {authCopy.readTerms}
            </Link>
          </>
        }
        validate={(isAccepted) => (isAccepted ? undefined : copy.termsMissing)}
      />
      <BotTrap />
    </div>
  )
}
