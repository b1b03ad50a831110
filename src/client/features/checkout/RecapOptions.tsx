import { type SpecialConfiguration } from '../../../domain/extraCosts'
import { checkoutCopy as copy } from './checkoutCopy'
import { ExtraCostFields } from './ExtraCostFields'
import { OptionFields } from './OptionFields'
import styles from './RecapLines.module.css'

type Props = { hasHotItems: boolean; configuration: SpecialConfiguration; covers: number }

/** Every choice that goes with the meal. */
export function RecapOptions({ hasHotItems, configuration, covers }: Props) {
  return (
    <section className={styles.section} aria-labelledby="options-title">
      <h2 id="options-title">{copy.optionsTitle}</h2>
      <div className={styles.options}>
        <OptionFields hasHotItems={hasHotItems} />
        <ExtraCostFields configuration={configuration} covers={covers} />
      </div>
    </section>
  )
}
