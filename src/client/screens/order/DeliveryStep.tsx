import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import { type DeliveryStep_query$key } from '../../../../__generated__/relay/DeliveryStep_query.graphql'
import { paths } from '../../config/paths'
import { StepHeading } from '../../features/checkout/StepHeading'
import { DeliveryContactForm } from '../../features/contacts/DeliveryContactForm'
import { AddressCombobox } from '../../features/deliveryBar/AddressCombobox'
import { recoveryErrors } from '../../features/trayRecovery/recoveryErrors'
import { TrayRecovery } from '../../features/trayRecovery/TrayRecovery'
import { useCart } from '../../state/useCart'
import { orderCopy } from './orderCopy'
import styles from './OrderLayout.module.css'
import { StepActions } from './StepActions'

const copy = orderCopy.delivery

// The words stand beside the field; the form only has to know that it was not sent.
const WRONG_BESIDE: SubmissionErrors = { [FORM_ERROR]: '' }

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
  const { cart } = useCart()
  const [isChecked, setIsChecked] = useState(false)
  const errors = recoveryErrors(cart)
  const leave = () => {
    setIsChecked(true)
    if (Object.keys(errors).length > 0) return WRONG_BESIDE
    return void navigate(paths.order.build('paiement'))
  }
  return (
    <div className={styles.step}>
      <StepHeading>{copy.title}</StepHeading>
      <DeliveryContactForm query={data} label={copy.title} onDone={leave}>
        <TrayRecovery
          errors={isChecked ? errors : {}}
          addressField={({ label, chosen, onChoose }) => (
            <AddressCombobox
              label={label}
              initialText={chosen}
              takesFocus={false}
              onChoose={({ label: title, lat, lng }) => onChoose({ title, lat, lng })}
            />
          )}
        />
        <StepActions backTo={paths.order.build()}>{copy.next}</StepActions>
      </DeliveryContactForm>
    </div>
  )
}
