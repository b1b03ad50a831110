import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useEndSession } from '../areas/access/session/useEndSession'
import { paths } from '../config/paths'

/** Ends the session and leaves the pages that belong to it. */
export function useSignOut() {
  const endSession = useEndSession()
  const navigate = useNavigate()
  const [isSigningOut, setSigningOut] = useState(false)

  const signOut = async () => {
    setSigningOut(true)
    await endSession()
    await navigate(paths.home.build())
  }
  return { signOut, isSigningOut }
}
