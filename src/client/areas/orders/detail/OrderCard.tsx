import { useId, type ReactNode } from 'react'
import { classNames } from '../../../design/classNames'
import styles from './OrderCard.module.css'

type Props = {
  title: string
  /** Says nothing on paper: it is there for its button or its links. */
  isForScreen?: boolean
  children: ReactNode
}

/** A part of an order's page under its heading: the delivery, the invoice, the documents. */
export function OrderCard({ title, isForScreen = false, children }: Props) {
  const id = useId()
  return (
    <section
      className={classNames(styles.card, isForScreen && styles.isForScreen)}
      aria-labelledby={id}
    >
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
