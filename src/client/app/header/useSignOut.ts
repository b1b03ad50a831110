import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useEndSession } from '../../areas/access/session/useEndSession'
import { paths } from '../../config/paths'
import { focusHeading } from '../navigation/useFocusOnNavigation'

/** Ends the session and leaves the pages that belong to it. */
export function useSignOut() {
  const endSession = useEndSession()
  const navigate = useNavigate()
  const [isSigningOut, setSigningOut] = useState(false)

  const signOut = async () => {
    setSigningOut(true)
    await endSession()
    await navigate(paths.home.build())
    // The button that had the focus disappears with the account, even where the path stays the same.
    requestAnimationFrame(() => {
      const main = document.querySelector('main')
      if (main && document.activeElement === document.body) focusHeading(main)
    })
  }
  return { signOut, isSigningOut }
}
