import type { ReactNode } from 'react'
import { Dialog } from '../../design/Dialog'
import { Picture } from '../../design/Picture'
import { Price } from '../../design/Price'
import { productCopy } from './productCopy'
import styles from './ArticleDialog.module.css'

export type ArticleHeadline = { name: string; pictureUrl: string; price: number }

type Props = {
  headline: ArticleHeadline | null
  action: ReactNode
  onClose: () => void
  children: ReactNode
}

export function ArticleDialog({ headline, action, onClose, children }: Props) {
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
          <div className={styles.picture}>
            <Picture src={headline.pictureUrl} alt="" size="large" isFirst />
          </div>
        )}
        {children}
      </div>
    </Dialog>
  )
}
