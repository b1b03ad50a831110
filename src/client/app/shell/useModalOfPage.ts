import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { takeOwnWayBack } from '../../routing/wayBack'
import { useModal } from '../../state/useModal'
import { focusHeading } from '../navigation/useFocusOnNavigation'

/**
 * What is open above the page. It goes with its page when the browser goes back or forward from under it: else it would stand above
 * another one. Not when the site goes back by itself, which closes the panel that led to it.
 */
export function useModalOfPage() {
  const { modal, close } = useModal()
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const before = useRef({ key, pathname, modal })
  const hasLeft = useRef(false)

  useEffect(() => {
    const earlier = before.current
    before.current = { key, pathname, modal }
    if (key === earlier.key) return
    const isBrowsers = !takeOwnWayBack() && type === 'POP'
    // Not one that the page which has come has just opened.
    if (!isBrowsers || modal === null || modal !== earlier.modal) return
    hasLeft.current = pathname !== earlier.pathname
    close()
  }, [key, pathname, modal, type, close])

  // The page could not take the focus as long as something stood above it.
  useEffect(() => {
    if (modal !== null || !hasLeft.current) return
    hasLeft.current = false
    const main = document.querySelector('main')
    if (main) focusHeading(main)
  }, [modal])

  return { modal, close }
}
