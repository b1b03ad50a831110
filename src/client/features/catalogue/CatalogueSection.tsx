import { useId } from 'react'
import { itemQuantity } from '../../../domain/cart'
import { useCart } from '../../state/useCart'
import { catalogueCopy } from './catalogueCopy'
import { MENUS } from './catalogueFilters'
import { MenuCard } from './MenuCard'
import { ProductCard } from './ProductCard'
import type { CatalogueSectionContent, Left } from './useCatalogue'
import styles from './CatalogueSection.module.css'

/** Pictures that a first screen shows; the others wait until they come near. */
const EAGER = 4

type Props = {
  section: CatalogueSectionContent
  isFirst: boolean
  lineId: string
  left: Left
  linkTo: (kind: 'produit' | 'menu', id: string) => string
  onProductIntent: (productId: string) => void
}

export function CatalogueSection(props: Props) {
  const { section, isFirst, lineId, left, linkTo, onProductIntent } = props
  const { cart } = useCart()
  const headingId = useId()
  const { rubric, menus, products } = section
  const isEager = (index: number) => isFirst && index < EAGER

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {rubric === MENUS ? catalogueCopy.menus : catalogueCopy.categories[rubric]}
      </h2>
      <ul className={styles.grid}>
        {menus.map((menu, index) => (
          <li key={menu.id}>
            <MenuCard
              menu={menu}
              to={linkTo('menu', menu.id)}
              isEager={isEager(index)}
              maxQuantity={
                (left.menus.get(menu.id) ?? 0) +
                itemQuantity(cart, { itemId: menu.id, type: 'menu', lineId })
              }
            />
          </li>
        ))}
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              to={linkTo('produit', product.id)}
              isEager={isEager(index)}
              onIntent={onProductIntent}
              maxQuantity={
                (left.products.get(product.id) ?? 0) +
                itemQuantity(cart, { itemId: product.id, type: 'product', lineId })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
