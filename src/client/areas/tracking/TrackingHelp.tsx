import { COMPANY, HELP_PHONE_LINK } from '#domain/customer/company'
import { OrderCard } from '../orders/detail/OrderCard'
import { trackingCopy as copy } from './trackingCopy'
import styles from './TrackingHelp.module.css'

/** Whom to call about the order, and what to say. */
export const TrackingHelp = ({ number }: { number: string }) => (
  <OrderCard title={copy.help}>
    <p>
      {copy.helpText} <a href={HELP_PHONE_LINK}>{COMPANY.helpPhone}</a>
      {copy.helpNumber} <strong className={styles.number}>{number}</strong>.
    </p>
  </OrderCard>
)
