import { BotTrap } from '../../../design/BotTrap'
import { FormCheckbox } from '../../../design/FormCheckbox'
import { useVisitor } from '../../../state/useVisitor'
import { authCopy } from '../../access/signIn/authCopy'
import { visitorCopy as copy } from '../../access/visitor/visitorCopy'

/** What a visitor accepts with the order that opens the account, in the surrounding form. */
export function VisitorTerms() {
  const { visitor } = useVisitor()
  return (
    <div>
      <FormCheckbox
        name="hasAcceptedTerms"
        label={authCopy.acceptTerms}
        hint={visitor && copy.accountNote(visitor.email)}
        validate={(isAccepted) => (isAccepted ? undefined : copy.termsMissing)}
      />
      <BotTrap />
    </div>
  )
}
