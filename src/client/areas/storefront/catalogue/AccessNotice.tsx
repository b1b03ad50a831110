import { useLocation } from 'react-router-dom'
import { COMPANY, HELP_PHONE_LINK } from '#domain/customer/company'
import type { Storefront } from '#domain/catalogue/storefronts'
import { actionCopy } from '../../../config/actionCopy'
import { paths } from '../../../config/paths'
import { Button } from '../../../design/buttons/Button'
import { EmptyState } from '../../../design/notices/EmptyState'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { useModal } from '../../../state/useModal'
import { accessCopy } from './accessCopy'
import styles from './AccessNotice.module.css'

type Props = { storefront: Storefront; isSignedIn: boolean }

/** Why the customer may not order in this storefront, and how to get access (docs/rules/storefronts.md#access). */
export function AccessNotice({ storefront, isSignedIn }: Props) {
  const { pathname } = useLocation()
  const { open } = useModal()
  const isCanteen = storefront.access === 'canteen'
  const words = isCanteen ? accessCopy.canteen : accessCopy.roomService

  return (
    <EmptyState
      title={words.title}
      action={
        <div className={styles.actions}>
          {!isSignedIn && (
            <Button onClick={() => open({ kind: 'signIn', returnTo: pathname, isCanteen })}>
              {actionCopy.signIn}
            </Button>
          )}
          {isCanteen && (
            <Button
              variant={isSignedIn ? 'primary' : 'secondary'}
              onClick={() => open({ kind: 'canteenAccess', returnTo: pathname })}
            >
              {accessCopy.canteenAccess}
            </Button>
          )}
          <LinkButton variant="secondary" to={paths.home.build()}>
            {accessCopy.backToTrays}
          </LinkButton>
        </div>
      }
    >
      <p>{isSignedIn ? words.customer : words.visitor}</p>
      {(isSignedIn || !isCanteen) && (
        <p>
          <a href={HELP_PHONE_LINK}>{accessCopy.call(COMPANY.helpPhone)}</a>
        </p>
      )}
    </EmptyState>
  )
}
