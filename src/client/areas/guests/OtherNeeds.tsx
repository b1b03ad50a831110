import { useRef, useState } from 'react'
import { NEEDS, type Need } from '#domain/guests/guestsSchema'
import { Button } from '../../design/buttons/Button'
import { Checkbox } from '../../design/fields/Checkbox'
import { guestsCopy as copy } from './guestsCopy'
import styles from './GuestsPanel.module.css'

type Props = {
  /** What is ticked, and is nobody's yet. */
  needs: readonly Need[]
  onChange: (needs: readonly Need[]) => void
  onAdd: (needs: readonly Need[]) => void
}

/** Needs that are not offered to everybody, several at once too. */
export function OtherNeeds({ needs, onChange, onAdd }: Props) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const toggle = () => {
    // What is out of sight holds nothing back.
    onChange([])
    setOpen(!isOpen)
  }
  const add = () => {
    onAdd(needs)
    toggle()
    opener.current?.focus()
  }
  return (
    <div>
      <Button ref={opener} variant="secondary" size="small" aria-expanded={isOpen} onClick={toggle}>
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
                onChange(isOn ? [...needs, need] : needs.filter((other) => other !== need))
              }
            />
          ))}
          <div className={styles.wide}>
            <Button size="small" disabled={needs.length === 0} onClick={add}>
              {copy.addGroup}
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  )
}
