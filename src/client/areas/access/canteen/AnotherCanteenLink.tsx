import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../config/paths'
import type { AuthMode } from '../signIn/AuthMode'
import { AuthPanel } from '../signIn/AuthPanel'
import { canteenValidationCopy as copy } from './canteenValidationCopy'

/** A link that is used, too old or made up: all are served alike, with the way to another one. */
export function AnotherCanteenLink() {
  const [mode, setMode] = useState<AuthMode>({ name: 'canteenAccess', email: '' })
  const navigate = useNavigate()
  const goToCanteen = () => void navigate(paths.shop.build('cantine'))

  return (
    <>
      {mode.name === 'canteenAccess' && <p>{copy.gone}</p>}
      <AuthPanel mode={mode} onMode={setMode} onSignedIn={goToCanteen} onSignedUp={goToCanteen} />
    </>
  )
}
