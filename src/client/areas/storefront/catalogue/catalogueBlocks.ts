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

/** Blocks that follow each other and that the screen has not come near to: one room, however many. */
export type WaitingBlocks = readonly [string, ...string[]]

/** What stands in a section: its blocks, and the ids of those that wait. */
export function shownBlocks<TBlock extends { id: string; mayWait: boolean }>(
  blocks: readonly TBlock[],
  near: ReadonlySet<string>,
): (TBlock | WaitingBlocks)[] {
  const shown: (TBlock | WaitingBlocks)[] = []
  for (const block of blocks) {
    if (!block.mayWait || near.has(block.id)) {
      shown.push(block)
      continue
    }
    const last = shown.at(-1)
    if (isWaiting(last)) shown[shown.length - 1] = [...last, block.id]
    else shown.push([block.id])
  }
  return shown
}

export const isWaiting = (shown: object | undefined): shown is WaitingBlocks => Array.isArray(shown)

/** A stretch of the page, from the top of the window, in pixels. */
type Stretch = { top: number; bottom: number }

/** The blocks of a room that lie within a stretch, which touches it. */
export function blocksWithin(
  blocks: WaitingBlocks,
  room: Stretch,
  near: Stretch,
): readonly string[] {
  const height = (room.bottom - room.top) / blocks.length
  const at = (edge: number) =>
    Math.min(Math.max(Math.floor((edge - room.top) / height), 0), blocks.length - 1)
  return blocks.slice(at(near.top), at(near.bottom) + 1)
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
