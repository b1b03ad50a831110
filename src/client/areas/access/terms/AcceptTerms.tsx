import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths'
import { newTab } from '../../../design/newTab'
import { ConfirmButton } from '../links/ConfirmButton'
import { useAcceptTerms } from './useAcceptTerms'
import { termsValidationCopy as copy } from './termsValidationCopy'

export function AcceptTerms({
  token,
  onAccepted,
  onGone,
}: {
  token: string
  onAccepted: () => void
  onGone: () => void
}) {
  const { accept, isAccepting } = useAcceptTerms()
  const submit = async () => {
    const outcome = await accept(token)
    if (outcome.kind === 'failed') return outcome.words
    if (outcome.kind === 'accepted') onAccepted()
    else onGone()
    return null
  }

  return (
    <>
      <p>{copy.lead}</p>
      <Link to={paths.termsOfSale.build()} {...newTab}>
        {copy.read}
      </Link>
      <ConfirmButton label={copy.accept} isBusy={isAccepting} onConfirm={submit} />
    </>
  )
}
