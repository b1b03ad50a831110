import { actionCopy } from '../../../config/actionCopy'
import { paths } from '../../../config/paths'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { Notice } from '../../../design/notices/Notice'
import { AuthCard } from '../signIn/AuthCard'
import { useFocusOnShow } from '../../../design/focus/useFocusOnShow'
import { termsValidationCopy as copy } from './termsValidationCopy'

export function TermsAccepted() {
  const ref = useFocusOnShow<HTMLDivElement>()
  return (
    <AuthCard title={copy.acceptedTitle}>
      <div ref={ref} tabIndex={-1}>
        <Notice tone="success">{copy.accepted}</Notice>
      </div>
      <LinkButton to={paths.home.build()}>{actionCopy.toShop}</LinkButton>
    </AuthCard>
  )
}
