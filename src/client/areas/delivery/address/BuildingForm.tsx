import { useEffect, useRef } from 'react'
import { BUILDING_MAX_LENGTH, FLOOR_MAX_LENGTH, type Building } from '#domain/delivery/building'
import { requiredProblem } from '#domain/requests/fields'
import { fieldWords } from '../../../config/fieldWords'
import { Button } from '../../../design/buttons/Button'
import { Form } from '../../../design/forms/Form'
import { FormTextField } from '../../../design/forms/FormTextField'
import styles from './BuildingForm.module.css'
import { deliveryPanelCopy as copy } from '../deliveryPanelCopy'

type Props = {
  /** Whether the place has several buildings; else it is one, a tower. */
  asksBuilding: boolean
  onSubmit: (building: Building) => Promise<void>
}

const NO_BUILDING = { building: '' }

/** What a courier needs at a place without numbers: the building's name and the floor. */
export function BuildingForm({ asksBuilding, onSubmit }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  // The address was given a moment ago: this is the next question.
  useEffect(() => {
    frame.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])

  return (
    <div ref={frame}>
      <Form<Building>
        label={copy.deliverHere}
        className={styles.form}
        initialValues={NO_BUILDING}
        onSubmit={onSubmit}
      >
        {({ isSubmitting }) => (
          <>
            <p className={styles.lead}>{copy.buildingLead}</p>
            <div className={styles.fields}>
              {asksBuilding && (
                <FormTextField
                  name="building"
                  label={copy.building}
                  placeholder={copy.buildingExample}
                  maxLength={BUILDING_MAX_LENGTH}
                  isRequired
                  validate={(value) => fieldWords('building', requiredProblem(value))}
                />
              )}
              <FormTextField
                name="floor"
                label={copy.floor}
                maxLength={FLOOR_MAX_LENGTH}
                isRequired
                validate={(value) => fieldWords('floor', requiredProblem(value))}
              />
            </div>
            <Button type="submit" isBusy={isSubmitting}>
              {copy.deliverHere}
            </Button>
          </>
        )}
      </Form>
    </div>
  )
}
