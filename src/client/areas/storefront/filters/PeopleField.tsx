import { useId } from 'react'
import { MAX_PEOPLE, parsePeople } from '#domain/catalogue/servings'
import { catalogueCopy } from '../catalogue/catalogueCopy'
import styles from './FilterFields.module.css'
import { useTypedFilter } from './useTypedFilter'

type Props = { value: number | null; onChange: (people: number | null) => void }

const canonical = (text: string) => String(parsePeople(text) ?? '')

export function PeopleField({ value, onChange }: Props) {
  const { input, typed, setTyped } = useTypedFilter(String(value ?? ''), canonical, (text) =>
    onChange(parsePeople(text)),
  )
  const errorId = useId()
  const isWrong = typed.trim() !== '' && parsePeople(typed) === null
  return (
    <div className={styles.people}>
      <label className={styles.question}>
        {catalogueCopy.people}
        <input
          ref={input}
          inputMode="numeric"
          className={styles.control}
          autoComplete="off"
          placeholder={catalogueCopy.peopleExample}
          maxLength={String(MAX_PEOPLE).length}
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {isWrong && (
        <span id={errorId} className={styles.wrong}>
          {catalogueCopy.peopleRange}
        </span>
      )}
    </div>
  )
}
