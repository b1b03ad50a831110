import { useId, type ReactNode } from 'react'
import styles from './RadioGroup.module.css'
import { VisuallyHidden } from '../text/VisuallyHidden'

type RadioOption<T extends string> = {
  value: T
  label: ReactNode
  hint?: ReactNode
  isDisabled?: boolean | undefined
}

type RadioGroupProps<T extends string> = {
  legend: ReactNode
  /** Of the form's field. */
  name?: string | undefined
  options: readonly RadioOption<T>[]
  value: T | null
  onChange: (value: T) => void
  /** When a heading on the screen already says it. */
  isLegendHidden?: boolean | undefined
}

export function RadioGroup<T extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  isLegendHidden,
}: RadioGroupProps<T>) {
  const id = useId()

  return (
    <fieldset>
      <legend className={isLegendHidden ? undefined : styles.legend}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
