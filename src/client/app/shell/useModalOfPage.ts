import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { takeOwnWayBack } from '../../routing/wayBack'
import { useModal } from '../../state/useModal'
import { focusHeading } from '../navigation/useFocusOnNavigation'

/**
 * The modal above the page. It closes when the browser goes back or forward to another page. It stays when the site
 * itself goes back, which closes the panel that led to it.
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
