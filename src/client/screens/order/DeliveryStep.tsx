import { useNavigate } from 'react-router-dom'
import { StepHeading } from '../../features/checkout/StepHeading'
import { DeliveryContactForm } from '../../features/contacts/DeliveryContactForm'
import { type DeliveryContactForm_query$key } from '../../../../__generated__/relay/DeliveryContactForm_query.graphql'
import { paths } from '../../config/paths'
import { orderCopy } from './orderCopy'
import styles from './OrderLayout.module.css'
import { StepActions } from './StepActions'

const copy = orderCopy.delivery

/** Step 2: who receives the delivery. */
export function DeliveryStep({ query }: { query: DeliveryContactForm_query$key }) {
  const navigate = useNavigate()
  return (
    <div className={styles.step}>
      <StepHeading>{copy.title}</StepHeading>
      <DeliveryContactForm
        query={query}
        label={copy.title}
        onDone={() => void navigate(paths.order.build('paiement'))}
      >
        <StepActions backTo={paths.order.build()}>{copy.next}</StepActions>
      </DeliveryContactForm>
    </div>
  )
}
