import { type ReactNode } from 'react'
import { formatMoney } from '../../../domain/money'
import { Picture } from '../../design/Picture'
import { Price } from '../../design/Price'
import { orderDetailCopy as copy } from './orderDetailCopy'
import styles from './OrderedItems.module.css'

type Props = {
  name: string
  pictureUrl?: string | undefined
  price: number
  quantity: number
  freeQuantity: number
  /** People whom one unit serves. */
  serves?: number | null | undefined
  children?: ReactNode
}

/** A line of an order: how many at which price, and how many of them were offered. */
export function OrderedLine(props: Props) {
  const { name, pictureUrl, price, quantity, freeQuantity, serves, children } = props
  const notes = [price > 0 && copy.unitPrice(formatMoney(price)), serves && copy.serves(serves)]
  return (
    <li className={styles.line}>
      {pictureUrl !== undefined && <Picture src={pictureUrl} alt="" size="thumb" />}
      <div className={styles.text}>
        <span>
          <span className={styles.quantity}>{copy.quantity(quantity)}</span>{' '}
          <span className={styles.name}>{name}</span>
        </span>
        <span className={styles.note}>{notes.filter(Boolean).join(', ')}</span>
        {freeQuantity > 0 && (
          <span className={styles.free}>{freeWords(freeQuantity, quantity)}</span>
        )}
      </div>
      <Price cents={price * (quantity - freeQuantity)} suffix="HT" />
      {children}
    </li>
  )
}

const freeWords = (free: number, quantity: number) =>
  free >= quantity ? copy.free : copy.someFree(free, quantity)
