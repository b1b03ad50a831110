import type { ReactNode } from 'react'
import type { ProductRow, Section, ShownMenu } from './catalogueSections'
import { CatalogueSection } from './CatalogueSection'
import styles from './CatalogueSection.module.css'
import { sectionSpans } from './sectionSpans'

/** Pictures that a first screen shows; the others wait until they come near. */
const EAGER = 1

type Props<TProduct, TMenu> = {
  sections: readonly Section<TProduct, TMenu>[]
  renderMenu: (row: ShownMenu<TMenu>, isEager: boolean) => ReactNode
  renderProduct: (row: ProductRow<TProduct>, isEager: boolean) => ReactNode
}

export function CatalogueSections<TProduct, TMenu>(props: Props<TProduct, TMenu>) {
  const { sections, renderMenu, renderProduct } = props
  const spans = sectionSpans(sections.map(({ menus, products }) => menus.length + products.length))
  return (
    <div className={styles.sections}>
      {sections.map(({ rubric, menus, products }, section) => (
        <CatalogueSection key={rubric} rubric={rubric} span={spans[section]}>
          {menus.map((row, index) => (
            <li key={row.id}>{renderMenu(row, section === 0 && index < EAGER)}</li>
          ))}
          {products.map((row, index) => (
            <li key={row.id}>{renderProduct(row, section === 0 && index < EAGER)}</li>
          ))}
        </CatalogueSection>
      ))}
    </div>
  )
}
