import { graphql, useFragment } from 'react-relay/hooks'
import type { PaymentStep_query$key } from '#generated/relay/PaymentStep_query.graphql'
import { paths } from '../../../config/paths'
import { Form } from '../../../design/forms/Form'
import type { CartContents } from '../../cart/useCartContents'
import { KnownCustomer } from '../../access/visitor/KnownCustomer'
import { useVisitor } from '../../../state/useVisitor'
import { useSession } from '../../../state/useSession'
import { StepHeading } from '../StepHeading'
import { InvoiceFields } from '../invoice/InvoiceFields'
import { invoiceErrors, type InvoiceValues } from '../invoice/invoiceValues'
import { useInvoiceContacts } from '../invoice/useInvoiceContacts'
import { useInvoiceStart } from '../invoice/useInvoiceStart'
import { SavedCards } from '../../paying/SavedCards'
import { BackLink } from '../BackLink'
import { orderCopy } from '../orderCopy'
import styles from '../OrderLayout.module.css'
import { PaymentSection } from './PaymentSection'

const copy = orderCopy.payment

type Props = {
  query: PaymentStep_query$key
  contents: CartContents
  /** The prices or the stock that the screen shows are out of date. */
  onStale: () => void
}

/** Step 3: whom the invoice names, then the payment. One button sends both. */
export function PaymentStep({ query, contents, onStale }: Props) {
  const data = useFragment(
    graphql`
      fragment PaymentStep_query on Query {
        ...useInvoiceContacts_query
        getCustomerProfile @include(if: $isSignedIn) {
          stripeCustomerId
        }
      }
    `,
    query,
  )
  const { user } = useSession()
  const { visitor } = useVisitor()
  const isKnown = user === null && visitor?.hasAccount === true
  const contacts = useInvoiceContacts(data)
  const initialValues = useInvoiceStart(contacts)

  return (
    <div className={styles.step}>
      <StepHeading>{copy.title}</StepHeading>
      {isKnown && <KnownCustomer email={visitor.email} />}
      <Form<InvoiceValues>
        label={copy.title}
        initialValues={initialValues}
        validate={invoiceErrors}
      >
        {() => (
          <>
            <InvoiceFields contacts={contacts} />
            <SavedCards stripeCustomerId={data.getCustomerProfile?.stripeCustomerId ?? null}>
              {(cards) => <PaymentSection contents={contents} cards={cards} onStale={onStale} />}
            </SavedCards>
            <BackLink to={paths.order.build('livraison')}>{orderCopy.back}</BackLink>
          </>
        )}
      </Form>
    </div>
  )
}
