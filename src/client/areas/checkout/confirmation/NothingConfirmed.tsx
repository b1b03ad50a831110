import { paths } from '../../../config/paths'
import { EmptyState } from '../../../design/notices/EmptyState'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { PageHeading } from '../../../design/text/PageHeading'
import { orderCopy } from '../orderCopy'
import styles from '../OrderLayout.module.css'

const copy = orderCopy.confirmation

/** The address names no order, or one that this account does not have. */
export function NothingConfirmed() {
  return (
    <div className={styles.page}>
      <PageHeading>{orderCopy.pageTitle}</PageHeading>
      <EmptyState
        title={copy.missing}
        action={<LinkButton to={paths.home.build()}>{orderCopy.backToShop}</LinkButton>}
      >
        {copy.missingText}
      </EmptyState>
    </div>
  )
}
