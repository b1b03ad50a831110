import { Button } from '../../../design/buttons/Button'
import styles from './AuthPanel.module.css'

/** The way to another mode of the panel. */
export const SwitchMode = ({
  question,
  onClick,
  children,
}: {
  question: string
  onClick: () => void
  children: string
}) => (
  <p className={styles.other}>
    {question}
    <Button variant="quiet" onClick={onClick}>
      {children}
    </Button>
  </p>
)
