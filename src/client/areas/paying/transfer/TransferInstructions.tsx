import { graphql, useFragment } from 'react-relay/hooks'
import type { TransferInstructions_order$key } from '#generated/relay/TransferInstructions_order.graphql'
import { transferDueOn } from '#domain/order/invoiceTerms'
import { formatMoney } from '#domain/pricing/money'
import { formatDay } from '#domain/time/calendar'
import { CopyButton } from './CopyButton'
import styles from './TransferInstructions.module.css'
import { transferCopy as copy } from './transferCopy'

/** Where to send the transfer and what to write on it; nothing for one that owes no transfer. */
export function TransferInstructions({ order }: { order: TransferInstructions_order$key }) {
  const { amountDue, slotStartAt, wireTransfer } = useFragment(
    graphql`
      fragment TransferInstructions_order on Order {
        amountDue
        slotStartAt
        wireTransfer {
          iban
          bic
          accountHolder
          reference
        }
      }
    `,
    order,
  )
  if (wireTransfer == null || amountDue === 0) return null
  const { iban, bic, accountHolder, reference } = wireTransfer
  return (
    <section className={styles.transfer} aria-labelledby="transfer-title">
      <h2 id="transfer-title">{copy.title}</h2>
      <p>{copy.text(formatMoney(amountDue), formatDay(transferDueOn(slotStartAt)))}</p>
      <dl className={styles.list}>
        <dt>{copy.accountHolder}</dt>
        <dd>{accountHolder}</dd>
        <dt>{copy.iban}</dt>
        <dd>
          <span className={styles.code}>{inGroups(iban)}</span>
          <CopyButton text={iban}>{copy.copyIban}</CopyButton>
        </dd>
        <dt>{copy.bic}</dt>
        <dd className={styles.code}>{bic}</dd>
        <dt>{copy.reference}</dt>
        <dd>
          <span className={styles.code}>{reference}</span>
          <CopyButton text={reference}>{copy.copyReference}</CopyButton>
        </dd>
      </dl>
    </section>
  )
}

const inGroups = (iban: string) => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
