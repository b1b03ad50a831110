import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import { type DeliveryStep_query$key } from '#generated/relay/DeliveryStep_query.graphql'
import { paths } from '../../../config/paths'
import { StepHeading } from '../StepHeading'
import { DeliveryContactForm } from './DeliveryContactForm'
import { AddressCombobox } from '../../delivery/address/AddressCombobox'
import { TrayRecovery } from '../../orders/recovery/TrayRecovery'
import { orderCopy } from '../orderCopy'
import styles from '../OrderLayout.module.css'
import { StepActions } from '../StepActions'

const copy = orderCopy.delivery

/** Step 2: who receives the delivery, and how the trays come back. */
export function DeliveryStep({ query }: { query: DeliveryStep_query$key }) {
  const navigate = useNavigate()
  const data = useFragment(
    graphql`
      fragment DeliveryStep_query on Query {
        ...DeliveryContactForm_query
      }
    `,
    query,
  )
  return (
    <div className={styles.step}>
      <StepHeading>{copy.title}</StepHeading>
      <DeliveryContactForm
        query={data}
        label={copy.title}
        onDone={() => void navigate(paths.order.build('paiement'))}
      >
        <TrayRecovery addressField={(field) => <AddressCombobox {...field} takesFocus={false} />} />
        <StepActions backTo={paths.order.build()}>{copy.next}</StepActions>
      </DeliveryContactForm>
    </div>
  )
}
