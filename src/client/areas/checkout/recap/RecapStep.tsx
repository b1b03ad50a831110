import { graphql, useFragment } from 'react-relay/hooks'
import type { RecapStep_query$key } from '#generated/relay/RecapStep_query.graphql'
import { Button } from '../../../design/buttons/Button'
import { Form } from '../../../design/forms/Form'
import { Notice } from '../../../design/notices/Notice'
import type { CartContents } from '../../cart/useCartContents'
import { optionValuesOf, type OptionValues } from './optionValues'
import { RecapLines } from './RecapLines'
import { RecapOptions } from './RecapOptions'
import { StepHeading } from '../StepHeading'
import { useSlotRefusal } from '../delivery/useSlotRefusal'
import { paths } from '../../../config/paths'
import { useCart } from '../../../state/useCart'
import { useDeliveryPanel } from '../../../routing/useDeliveryPanel'
import { orderCopy } from '../orderCopy'
import styles from '../OrderLayout.module.css'
import { StepActions } from '../StepActions'
import { useLeaveRecap } from './useLeaveRecap'

const copy = orderCopy.recap

type Props = { query: RecapStep_query$key; contents: CartContents }

/** Step 1: the items once more, and the choices that go with them. */
export function RecapStep({ query, contents }: Props) {
  const data = useFragment(
    graphql`
      fragment RecapStep_query on Query {
        ...useSlotRefusal_query
        ...RecapOptions_query
      }
    `,
    query,
  )
  const { lines, totals } = contents
  const { cart } = useCart()
  const { openPanel } = useDeliveryPanel()
  const slotRefusal = useSlotRefusal(data, cart.deliverySlot)
  const leave = useLeaveRecap(contents, slotRefusal)

  return (
    <div className={styles.step}>
      <StepHeading>{copy.title}</StepHeading>
      {cart.deliverySlot === null && (
        <Notice tone="warning">
          <p>{copy.slotMissing}</p>
          <Button variant="secondary" size="small" onClick={() => openPanel('creneau')}>
            {copy.chooseSlot}
          </Button>
        </Notice>
      )}
      <Form<OptionValues> label={copy.title} onSubmit={leave} initialValues={optionValuesOf(cart)}>
        {() => (
          <>
            <RecapLines lines={lines} />
            <RecapOptions query={data} covers={totals.covers} />
            <StepActions backTo={paths.home.build()} backLabel={orderCopy.backToShop}>
              {copy.next}
            </StepActions>
          </>
        )}
      </Form>
    </div>
  )
}
