import { useMemo } from 'react'
import { CatalogueBlock, type Renderers } from './CatalogueBlock'
import { catalogueBlocks } from './catalogueBlocks'
import type { Section } from './catalogueSections'
import { CatalogueSection } from './CatalogueSection'
import styles from './CatalogueSection.module.css'
import { sectionSpans } from './sectionSpans'
import { useNearBlocks } from './useNearBlocks'
import { WaitingBlock } from './WaitingBlock'

type Props<TProduct, TMenu> = Renderers<TProduct, TMenu> & {
  sections: readonly Section<TProduct, TMenu>[]
}

export function CatalogueSections<TProduct, TMenu>(props: Props<TProduct, TMenu>) {
  const { sections, renderMenu, renderProduct } = props
  const spans = sectionSpans(sections.map(({ menus, products }) => menus.length + products.length))
  const blocks = useMemo(() => catalogueBlocks(sections), [sections])
  const { near, addNear } = useNearBlocks()
  return (
    <div className={styles.sections}>
      {sections.map(({ rubric }, section) => (
        <CatalogueSection key={rubric} rubric={rubric} span={spans[section]}>
          {blocks[section]?.map((block, index) =>
            block.mayWait && !near.has(block.id) ? (
              <WaitingBlock key={block.id} id={block.id} onNear={addNear} />
            ) : (
              <CatalogueBlock
                key={block.id}
                block={block}
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
