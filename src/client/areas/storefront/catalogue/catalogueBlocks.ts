import type { Section } from './catalogueSections'

/** Articles of a block: whole rows in one, two, three and four columns. */
export const BLOCK = 24

/** Articles that stand on the page from the start, wherever it is scrolled to. */
export const AT_ONCE = 5 * BLOCK

type Rows<TProduct, TMenu> = Pick<Section<TProduct, TMenu>, 'menus' | 'products'>

export type Block<TProduct, TMenu> = Rows<TProduct, TMenu> & {
  id: string
  /** It may wait until the screen comes near. */
  mayWait: boolean
}

/** The articles of each section in blocks; only whole blocks may wait, since their height is known beforehand. */
export function catalogueBlocks<TProduct, TMenu>(
  sections: readonly (Rows<TProduct, TMenu> & { rubric: string })[],
): Block<TProduct, TMenu>[][] {
  let before = 0
  return sections.map(({ rubric, menus, products }) => {
    const count = menus.length + products.length
    const blocks = Array.from({ length: Math.ceil(count / BLOCK) }, (_, at) => {
      const from = at * BLOCK
      const to = from + BLOCK
      return {
        id: `${rubric} ${at}`,
        menus: menus.slice(from, to),
        products: products.slice(Math.max(0, from - menus.length), Math.max(0, to - menus.length)),
        mayWait: before + from >= AT_ONCE && to <= count,
      }
    })
    before += count
    return blocks
  })
}
