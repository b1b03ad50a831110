import type { ReactNode } from 'react'
import { COLLECTIONS } from '#domain/catalogue/collections'
import type { Storefront } from '#domain/catalogue/storefronts'
import { shopCopy } from './shopCopy'
import styles from './ShopFrame.module.css'

type Props = {
  storefront: Storefront
  /** The part of the storefront that is shown; undefined for all of it. */
  collection: string | undefined
  bar: ReactNode
  cart: ReactNode
  children: ReactNode
}

/** Heading, delivery bar, catalogue and cart, where the shell and the skeletons have them too. */
export function ShopFrame({ storefront, collection, bar, cart, children }: Props) {
  return (
    <div className={styles.shop} data-storefront={storefront.slug}>
      <header className={styles.heading}>
        <h1 className={styles.name}>{COLLECTIONS.get(collection ?? '') ?? storefront.name}</h1>
        <p className={styles.intro}>{shopCopy.intro(collection ?? storefront.slug)}</p>
      </header>
      {bar}
      <div className={styles.columns}>
        <div className={styles.catalogue}>{children}</div>
        {cart}
      </div>
    </div>
  )
}
