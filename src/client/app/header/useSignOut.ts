import { useNavigate } from 'react-router-dom'
import { useEndSession } from '../../areas/access/session/useEndSession'
import { paths } from '../../config/paths'
import { focusHeading } from '../navigation/useFocusOnNavigation'

/** Ends the session and leaves the pages that belong to it, at once: a customer may be elsewhere when the server responds. */
export function useSignOut() {
  const endSession = useEndSession()
  const navigate = useNavigate()

  return async () => {
    const ended = endSession()
    await navigate(paths.home.build())
    // The button that had the focus disappears with the account, even where the path stays the same.
    requestAnimationFrame(() => {
      const main = document.querySelector('main')
      if (main && document.activeElement === document.body) focusHeading(main)
    })
    await ended
  }
}
