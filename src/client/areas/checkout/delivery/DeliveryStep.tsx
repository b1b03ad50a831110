import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { DeliveryStep_query$key } from '#generated/relay/DeliveryStep_query.graphql'
import { isCounterMeal } from '#domain/cart/counterMeal'
import { paths } from '../../../config/paths'
import { useFocusOnSwitch } from '../../../design/focus/useFocusOnSwitch'
import { KnownCustomer } from '../../access/visitor/KnownCustomer'
import { useCheckEmail } from '../../access/visitor/useCheckEmail'
import { useVisitor } from '../../../state/useVisitor'
import { useCart } from '../../../state/useCart'
import type { ToMinimum } from '../../../state/modal'
import { useModal } from '../../../state/useModal'
import { useSession } from '../../../state/useSession'
import type { DeliveryValues } from './contactValues'
import { StepHeading } from '../StepHeading'
import { DeliveryContactForm } from './DeliveryContactForm'
import { AddressCombobox } from '../../delivery/address/AddressCombobox'
import { TrayRecovery } from '../../orders/recovery/TrayRecovery'
import { orderCopy } from '../orderCopy'
import styles from '../OrderLayout.module.css'
import { StepActions } from '../StepActions'

const copy = orderCopy.delivery

type Props = { query: DeliveryStep_query$key; toMinimum: ToMinimum }

/** Step 2: who receives the delivery, and how the trays come back. */
export function DeliveryStep({ query, toMinimum: { missing, minimumOrderAmount } }: Props) {
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
  const { user } = useSession()
  const { open } = useModal()
  const title = isCounterMeal(cart) ? copy.counterTitle : copy.title
  const { visitor } = useVisitor()
  const checkEmail = useCheckEmail()
  const isKnown = user === null && visitor?.hasAccount === true
  const ref = useFocusOnSwitch<HTMLDivElement>(isKnown ? 'signIn' : 'form')
  const leave = async ({ email }: DeliveryValues) => {
    // Who comes here by the address of the step has not been told on the first one.
    if (missing > 0) return open({ kind: 'minimumOrderAmount', missing, minimumOrderAmount })
    if (user === null) {
      const check = await checkEmail(email)
      if (check.kind === 'refused') return check.errors
      // The sign-in has taken the place of the form.
      if (check.kind === 'known') return undefined
    }
    await navigate(paths.order.build('paiement'))
    return undefined
  }
  if (isKnown) {
    return (
      <div ref={ref} className={styles.step}>
        <StepHeading>{title}</StepHeading>
        <KnownCustomer email={visitor.email} />
      </div>
    )
  }
  return (
    <div ref={ref} className={styles.step}>
      <StepHeading>{title}</StepHeading>
      <DeliveryContactForm key={user?.id ?? 'visitor'} query={data} label={title} onDone={leave}>
        <TrayRecovery addressField={(field) => <AddressCombobox {...field} takesFocus={false} />} />
        <StepActions backTo={paths.order.build()}>{copy.next}</StepActions>
      </DeliveryContactForm>
    </div>
  )
}
