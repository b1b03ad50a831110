import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderDocumentsQuery } from '#generated/relay/OrderDocumentsQuery.graphql'
import type { OrderDocuments_order$key } from '#generated/relay/OrderDocuments_order.graphql'
import { LINKS_RENEWED_EVERY_MS } from '../../../config/documentLinks'
import { documentName } from '../../../config/documentNames'
import { documentUrl } from '../../../config/documentUrl'
import { useRefetch } from '../../../relay/useRefetch'
import { orderDetailCopy as copy } from './orderDetailCopy'
import styles from './OrderDocuments.module.css'

const renewal = graphql`
  query OrderDocumentsQuery($orderId: ID!) {
    order(id: $orderId) {
      ...OrderDocuments_order
    }
  }
`

/** The documents of an order, as links that download them. */
export function OrderDocuments({ order }: { order: OrderDocuments_order$key }) {
  const { id, status, documents } = useFragment(
    graphql`
      fragment OrderDocuments_order on Order {
        id
        status
        documents {
          fileUrl
          type
          number
        }
      }
    `,
    order,
  )
  useRefetch<OrderDocumentsQuery>(renewal, { orderId: id }, LINKS_RENEWED_EVERY_MS)
  if (documents.length === 0) {
    return <p>{status === 'canceled' ? copy.canceledDocument : copy.noDocument}</p>
  }
  return (
    <ul className={styles.documents}>
      {documents.map(({ fileUrl, type, number }) => {
        const name = documentName({ type, number })
        return (
          <li key={name}>
            <a href={documentUrl(fileUrl)}>
              {name} {copy.pdf}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
