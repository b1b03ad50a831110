import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { forwardRef, useState, type InputHTMLAttributes } from 'react'
import { designCopy } from '../designCopy'
import { IconButton } from '../buttons/IconButton'
import styles from './TextField.module.css'

/** A password that can be read again before it is sent. */
export const PasswordInput = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(
  function PasswordInput(props, ref) {
    const [isShown, setShown] = useState(false)

    return (
      <div className={styles.withToggle}>
        <input ref={ref} {...props} type={isShown ? 'text' : 'password'} spellCheck={false} />
        <IconButton
          className={styles.toggle}
          label={isShown ? designCopy.hidePassword : designCopy.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </IconButton>
      </div>
    )
  },
)
