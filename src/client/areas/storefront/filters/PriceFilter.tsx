import { TextField } from '../../../design/fields/TextField'
import panelStyles from './AllergenFilter.module.css'
import { catalogueFilterCopy as copy } from './catalogueFilterCopy'
import { parseEuros, writeEuros } from './catalogueFilters'
import styles from './PriceFilter.module.css'
import { useTypedFilter } from './useTypedFilter'

type Props = { value: number | null; onChange: (maxPrice: number | null) => void }

const canonical = (text: string) => writeEuros(parseEuros(text))

export function PriceFilter({ value, onChange }: Props) {
  const { typed, setTyped, send } = useTypedFilter(writeEuros(value), canonical, (text) =>
    onChange(parseEuros(text)),
  )
  const isWrong = typed.trim() !== '' && parseEuros(typed) === null
  return (
    // Who leaves the field may close the panel with it, before the pause of the typing is over.
    <div className={panelStyles.panel} onBlurCapture={send}>
      <div className={styles.price}>
        <TextField
          label={copy.maxPrice}
          hint={copy.maxPriceHint}
          error={isWrong ? copy.notAPrice : undefined}
          autoComplete="off"
          maxLength={7}
          value={typed}
          onChange={setTyped}
        />
      </div>
    </div>
  )
}
