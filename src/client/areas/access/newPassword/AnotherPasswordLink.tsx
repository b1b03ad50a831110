import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../config/paths'
import type { AuthMode } from '../signIn/AuthMode'
import { AuthPanel } from '../signIn/AuthPanel'
import { newPasswordCopy as copy } from './newPasswordCopy'

/** A link that is used, too old or made up: all are served alike, with the way to another one. */
export function AnotherPasswordLink() {
  const [mode, setMode] = useState<AuthMode>({
    name: 'lostPassword',
    email: '',
    accountType: 'b2b',
  })
  const navigate = useNavigate()
  const goHome = () => void navigate(paths.home.build())

  return (
    <>
      {mode.name === 'lostPassword' && <p>{copy.gone}</p>}
      <AuthPanel mode={mode} onMode={setMode} onSignedIn={goHome} onSignedUp={goHome} />
    </>
  )
}
