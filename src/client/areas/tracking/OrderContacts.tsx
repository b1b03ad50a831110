import { graphql, useFragment } from 'react-relay/hooks'
import { type OrderContacts_order$key } from '#generated/relay/OrderContacts_order.graphql'
import { formatPhone, formatSiret } from '#domain/requests/fields'
import { trackingCopy as copy } from './trackingCopy'

/** Who receives the order and whom the invoice names; for the owner only. */
export function OrderContacts({ order }: { order: OrderContacts_order$key }) {
  const data = useFragment(
    graphql`
      fragment OrderContacts_order on Order {
        status
        deliveryContactName
        deliveryContactPhone
        deliveryDetails
        invoiceAddress
        invoiceCompanyName
        invoiceCompanySiret
        invoiceCustomerName
        invoiceDetails
      }
    `,
    order,
  )
  const siret = data.invoiceCompanySiret
  return (
    <>
      <Block
        title={data.status === 'delivered' ? copy.receivedBy : copy.contact}
        lines={[
          data.deliveryContactName,
          formatPhone(data.deliveryContactPhone),
          data.deliveryDetails,
        ]}
      />
      <Block
        title={copy.invoice}
        lines={[
          data.invoiceCompanyName,
          siret ? copy.siret(formatSiret(siret)) : null,
          data.invoiceCustomerName,
          data.invoiceAddress,
          data.invoiceDetails,
        ]}
      />
    </>
  )
}

function Block({ title, lines }: { title: string; lines: readonly (string | null | undefined)[] }) {
  const shown = lines.filter((line) => line != null && line !== '')
  if (shown.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      {shown.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}
