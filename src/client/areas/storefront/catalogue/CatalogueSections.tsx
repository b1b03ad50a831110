import { useMemo } from 'react'
import { CatalogueBlock, type Renderers } from './CatalogueBlock'
import { catalogueBlocks, isWaiting, shownBlocks, type WaitingBlocks } from './catalogueBlocks'
import type { Section } from './catalogueSections'
import { CatalogueSection } from './CatalogueSection'
import styles from './CatalogueSection.module.css'
import type { RubricNames } from './rubricNames'
import { sectionSpans } from './sectionSpans'
import { useNearBlocks } from './useNearBlocks'
import { WaitingRoom } from './WaitingRoom'

type Props<TProduct, TMenu> = Renderers<TProduct, TMenu> & {
  sections: readonly Section<TProduct, TMenu>[]
  names: RubricNames
}

/** The React key of the room that is kept for waiting blocks: with other blocks it is mounted anew, which checks at once whether the screen is near. */
const roomKey = (blocks: WaitingBlocks) => `${blocks[0]} – ${blocks.at(-1)}`

export function CatalogueSections<TProduct, TMenu>(props: Props<TProduct, TMenu>) {
  const { sections, names, renderMenu, renderProduct } = props
  const spans = sectionSpans(sections.map(({ menus, products }) => menus.length + products.length))
  const blocks = useMemo(() => catalogueBlocks(sections), [sections])
  const { near, addNear } = useNearBlocks()
  const shownOf = useMemo(
    () => blocks.map((ofSection) => shownBlocks(ofSection, near)),
    [blocks, near],
  )
  return (
    <div className={styles.sections}>
      {sections.map(({ rubric }, section) => (
        <CatalogueSection key={rubric} name={names[rubric]} span={spans[section]}>
          {shownOf[section]?.map((shown, index) =>
            isWaiting(shown) ? (
              <WaitingRoom key={roomKey(shown)} blocks={shown} onNear={addNear} />
            ) : (
              <CatalogueBlock
                key={shown.id}
                block={shown}
                isFirst={section === 0 && index === 0}
                renderMenu={renderMenu}
                renderProduct={renderProduct}
              />
            ),
          )}
        </CatalogueSection>
      ))}
    </div>
  )
}
