import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { classNames } from '../classNames'
import { designCopy } from '../designCopy'
import styles from './Steps.module.css'
import { VisuallyHidden } from './VisuallyHidden'

/** How far one is; `current` counts from 0. A label may be a link back to its step. */
export function Steps({ steps, current }: { steps: readonly ReactNode[]; current: number }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={index}
          className={classNames(
            styles.step,
            index < current && styles.done,
            index === current && styles.current,
          )}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.label}>
            {index < current && <Check aria-hidden="true" />}
            <VisuallyHidden>
              {designCopy.step(index + 1, steps.length)}{' '}
              {index < current && `${designCopy.stepDone} `}
            </VisuallyHidden>
            {step}
          </span>
        </li>
      ))}
    </ol>
  )
}
