import { useState } from 'react'
import { MAX_PEOPLE } from '#domain/catalogue/servings'
import type { Guests, Need } from '#domain/guests/guestsSchema'
import { isSameNeeds, NO_GUESTS, peopleWith, withGroup, withPeople } from '#domain/guests/guests'
import { Stepper } from '../../design/fields/Stepper'
import { guestsCopy as copy } from './guestsCopy'
import styles from './GuestsPanel.module.css'

/** What is offered to everybody; other needs get their row when they are added. */
const USUAL: readonly (readonly Need[])[] = [['vegetarian'], ['vegan'], ['gluten'], ['porkFree']]

type Props = { guests: Guests | null; onChange: (guests: Guests | null) => void }

/** For how many, and how many of them do not eat everything. */
export function GuestCounts({ guests, onChange }: Props) {
  const { people, groups } = guests ?? NO_GUESTS
  // A row that is counted down to nobody stays as long as the panel, and the focus with it.
  const [rows, setRows] = useState(USUAL)
  const added = groups
    .map(({ needs }) => needs)
    .filter((needs) => !rows.some((row) => isSameNeeds(row, needs)))
  if (added.length > 0) setRows([...rows, ...added])
  return (
    <>
      <div className={styles.row}>
        <span className={styles.people}>{copy.people}</span>
        <Stepper
          value={people}
          max={MAX_PEOPLE}
          label={copy.peopleQuantity}
          onChange={(count) => onChange(count < 1 ? null : withPeople(guests, count))}
        />
      </div>
      <fieldset className={styles.groups}>
        <legend className={styles.legend}>{copy.ofWhom}</legend>
        {rows.map((needs) => (
          <div key={needs.join()} className={styles.row}>
            <span>{copy.group(needs)}</span>
            <Stepper
              value={peopleWith(guests ?? NO_GUESTS, needs)}
              max={MAX_PEOPLE}
              label={copy.groupQuantity(needs)}
              onChange={(count) => onChange(withGroup(guests ?? NO_GUESTS, needs, count))}
            />
          </div>
        ))}
      </fieldset>
    </>
  )
}
