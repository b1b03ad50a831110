import { paths } from '../../../config/paths'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { DeadLink } from '../../access/links/DeadLink'
import { emailUnsubscribeCopy as copy } from './emailUnsubscribeCopy'
import { useSession } from '../../../state/useSession'

/** A link that is not ours. */
export function EmailUnsubscribeError() {
  const { user } = useSession()
  const toAccount = user && (
    <LinkButton to={paths.account.build('abonnements')}>{copy.toAccount}</LinkButton>
  )
  return <DeadLink copy={copy} action={toAccount} />
}
