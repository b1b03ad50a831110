import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderRowDocuments_order$key } from '#generated/relay/OrderRowDocuments_order.graphql'
import { documentName } from '../../../config/documentNames'
import { documentUrl } from '../../../config/documentUrl'
import { orderHistoryCopy as copy } from './orderHistoryCopy'
import styles from './OrderRow.module.css'

/** The documents of an order in the list; nothing for one that has none yet. */
export function OrderRowDocuments({ order }: { order: OrderRowDocuments_order$key }) {
  const { number, documents } = useFragment(
    graphql`
      fragment OrderRowDocuments_order on Order {
        number
        documents {
          fileUrl
          type
          number
        }
      }
    `,
    order,
  )
  if (documents.length === 0) return null
  return (
    <p className={styles.documents}>
      {documents.map(({ fileUrl, type, number: documentNumber }) => {
        const name = documentName({ type, number: documentNumber })
        return (
          <a key={name} href={documentUrl(fileUrl)} aria-label={copy.documentOf(name, number)}>
            {name}
          </a>
        )
      })}
    </p>
  )
}
