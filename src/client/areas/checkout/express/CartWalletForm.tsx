import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CartWalletForm_query$key } from '#generated/relay/CartWalletForm_query.graphql'
import { Form } from '../../../design/forms/Form'
import { FormValues } from '../../../design/forms/FormValues'
import { usePlacedOrderId } from '../../../state/usePlacedOrderId'
import { useSession } from '../../../state/useSession'
import { useCartContents } from '../../cart/useCartContents'
import { useTrayRecovery } from '../../orders/recovery/useTrayRecovery'
import { paymentCopy as copy } from '../../paying/paymentCopy'
import { TermsSentence } from '../../paying/TermsSentence'
import type { Loaded } from '../../paying/useLoadedPayments'
import { WalletPlace } from '../../paying/WalletPlace'
import { useDeliveryContacts } from '../delivery/useDeliveryContacts'
import { useInvoiceContacts } from '../invoice/useInvoiceContacts'
import { OutcomeNotice } from '../payment/OutcomeNotice'
import type { VisitorConsent } from '../payment/usePlaceOrder'
import { VisitorTerms } from '../payment/VisitorTerms'
import styles from './CartWallet.module.css'
import { expressCopy } from './expressCopy'
import { useCartWallet } from './useCartWallet'

type Props = { query: CartWalletForm_query$key; loaded: Loaded }

/** The wallet of the cart, and what a visitor accepts with it. */
export function CartWalletForm({ query, loaded }: Props) {
  const data = useFragment(
    graphql`
      fragment CartWalletForm_query on Query {
        ...useCartContents_query
        ...useTrayRecovery_query
        ...useDeliveryContacts_query
        ...useInvoiceContacts_query
      }
    `,
    query,
  )
  useTrayRecovery(data)
  const contents = useCartContents(data)
  const latest = { deliveries: useDeliveryContacts(data), invoices: useInvoiceContacts(data) }
  const isVisitor = useSession().status === 'anonymous'
  const isPlaced = usePlacedOrderId() !== null
  const [isPaying, setPaying] = useState(false)
  const { amount, outcome, needs, payWith } = useCartWallet({ contents, latest })
  if (contents.missing > 0) return null
  return (
    <Form<VisitorConsent> label={copy.wallet} className={styles.express}>
      {() => (
        <>
          <FormValues<VisitorConsent>>
            {(values) => (
              <WalletPlace
                loaded={loaded}
                amount={amount}
                hasInvoice={false}
                needs={needs}
                pay={payWith(values)}
                isBusy={isPaying || isPlaced}
                onPaying={setPaying}
                isPlaceKept={false}
              >
                {() => (
                  <>
                    {isVisitor && <VisitorTerms />}
                    <p className={styles.terms}>
                      {expressCopy.lead}
                      {!isVisitor && (
                        <>
                          {' '}
                          <TermsSentence />
                        </>
                      )}
                    </p>
                  </>
                )}
              </WalletPlace>
            )}
          </FormValues>
          {outcome && <OutcomeNotice outcome={outcome} />}
        </>
      )}
    </Form>
  )
}
