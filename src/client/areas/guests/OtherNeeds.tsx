import { useRef, useState } from 'react'
import { NEEDS, type Need } from '#domain/guests/guestsSchema'
import { Button } from '../../design/Button'
import { Checkbox } from '../../design/Checkbox'
import { guestsCopy as copy } from './guestsCopy'
import styles from './GuestsPanel.module.css'

/** Needs that are not offered to everybody, several at once too. */
export function OtherNeeds({ onAdd }: { onAdd: (needs: readonly Need[]) => void }) {
  const [isOpen, setOpen] = useState(false)
  const [needs, setNeeds] = useState<readonly Need[]>([])
  const opener = useRef<HTMLButtonElement>(null)
  const add = () => {
    onAdd(needs)
    setNeeds([])
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div>
      <Button
        ref={opener}
        variant="secondary"
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {copy.other}
      </Button>
      {isOpen && (
        <fieldset className={styles.needs}>
          <legend className={styles.legend}>{copy.otherLegend}</legend>
          {NEEDS.map((need) => (
            <Checkbox
              key={need}
              label={copy.need(need)}
              checked={needs.includes(need)}
              onChange={(isOn) =>
                setNeeds(isOn ? [...needs, need] : needs.filter((other) => other !== need))
              }
            />
          ))}
          <div className={styles.wide}>
            <Button variant="secondary" size="small" disabled={needs.length === 0} onClick={add}>
              {copy.addGroup}
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  )
}
