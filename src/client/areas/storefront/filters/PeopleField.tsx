import { useId } from 'react'
import { MAX_PEOPLE, parsePeople } from '#domain/catalogue/servings'
import { catalogueCopy } from '../catalogue/catalogueCopy'
import fieldStyles from './FilterFields.module.css'
import styles from './PeopleField.module.css'
import { useTypedFilter } from './useTypedFilter'

type Props = {
  value: number | null
  /** How many people it is for whatever is typed; 0 when it may be nobody. */
  least: number
  onChange: (people: number | null) => void
}

export function PeopleField({ value, least, onChange }: Props) {
  const canonical = (text: string) => String(Math.max(parsePeople(text) ?? 0, least) || '')
  const { input, typed, setTyped } = useTypedFilter(String(value ?? ''), canonical, (text) =>
    onChange(parsePeople(text)),
  )
  const errorId = useId()
  const people = parsePeople(typed)
  const isTooFew = people !== null && people < least
  const isWrong = isTooFew || (typed.trim() !== '' && people === null)
  return (
    <div className={styles.people}>
      <label className={styles.question}>
        {catalogueCopy.people}
        <input
          ref={input}
          inputMode="numeric"
          className={fieldStyles.control}
          autoComplete="off"
          placeholder={catalogueCopy.peopleExample}
          maxLength={String(MAX_PEOPLE).length}
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => least > 0 && setTyped(canonical(typed))}
        />
      </label>
      {isWrong && (
        <span id={errorId} className={styles.wrong}>
          {isTooFew ? catalogueCopy.peopleAtLeast(least) : catalogueCopy.peopleRange}
        </span>
      )}
    </div>
  )
}
