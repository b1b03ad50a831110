import { memo, type ReactNode } from 'react'
import type { Block } from './catalogueBlocks'
import type { ProductRow, ShownMenu } from './catalogueSections'

/** Pictures that a first screen shows; the others wait until they come near. */
const EAGER = 1

export type Renderers<TProduct, TMenu> = {
  renderMenu: (row: ShownMenu<TMenu>, isEager: boolean) => ReactNode
  renderProduct: (row: ProductRow<TProduct>, isEager: boolean) => ReactNode
}

type Props<TProduct, TMenu> = Renderers<TProduct, TMenu> & {
  block: Block<TProduct, TMenu>
  isFirst: boolean
}

function ArticlesOfBlock<TProduct, TMenu>(props: Props<TProduct, TMenu>) {
  const { block, isFirst, renderMenu, renderProduct } = props
  return (
    <>
      {block.menus.map((row, index) => (
        <li key={row.id}>{renderMenu(row, isFirst && index < EAGER)}</li>
      ))}
      {block.products.map((row, index) => (
        <li key={row.id}>{renderProduct(row, isFirst && index < EAGER)}</li>
      ))}
    </>
  )
}

/** Not rendered again when another block comes to the page. */
export const CatalogueBlock = memo(ArticlesOfBlock) as typeof ArticlesOfBlock
