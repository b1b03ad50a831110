import type { ReactNode } from 'react'
import { Dialog } from '../../../design/dialogs/Dialog'
import { Picture } from '../../../design/pictures/Picture'
import { Price } from '../../../design/text/Price'
import { productCopy } from './productCopy'
import styles from './ArticleSheet.module.css'

/** What stands around the sheet of a product or of a menu. */
export type ArticleFrame = {
  /** What the shop already knows of it; null for what its inventory does not hold. */
  headline: { name: string; pictureUrl: string; price: number } | null
  /** The way into the cart. */
  action: ReactNode
  /** Stands on its picture. */
  mark: ReactNode
  /** How much of it to take. */
  serving: ReactNode
  onClose: () => void
}

type Props = ArticleFrame & { children: ReactNode }

export function ArticleSheet({ headline, action, mark, serving, onClose, children }: Props) {
  return (
    <Dialog
      isOpen
      size="large"
      title={headline?.name ?? productCopy.sheet}
      onClose={onClose}
      footer={
        headline && (
          <div className={styles.foot}>
            <span className={styles.price}>
              <Price cents={headline.price} suffix="HT" />
            </span>
            {action}
          </div>
        )
      }
    >
      <div className={styles.article}>
        {headline && (
          <div className={styles.side}>
            <div className={styles.picture}>
              <Picture src={headline.pictureUrl} alt="" size="large" isFirst />
            </div>
            {mark}
            {serving}
          </div>
        )}
        {children}
      </div>
    </Dialog>
  )
}
