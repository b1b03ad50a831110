/**
 * Holds the scroll position while a list is fetched again and the page is too short. Ends when the visitor scrolls or
 * does anything else, or when the returned function is called.
 */
export function holdScroll(position: number): () => void {
  const { documentElement: root, body } = document
  // While it stands there, lists are laid out as a whole (global.css): what is above must have the height that it had.
  root.dataset.returning = ''
  // What stands for the list meanwhile is as long as the page was, so that the footer stays where it is.
  root.style.setProperty('--returning-height', `${position + window.innerHeight}px`)

  const isPageLongEnough = () => root.scrollHeight - window.innerHeight >= position
  const place = () => window.scrollTo(0, position)
  const observer = new ResizeObserver(place)
  const onScroll = () => {
    if (isPageLongEnough() && Math.abs(window.scrollY - position) > 1) release()
  }
  const signs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

  function release() {
    delete root.dataset.returning
    root.style.removeProperty('--returning-height')
    observer.disconnect()
    window.removeEventListener('scroll', onScroll)
    signs.forEach((sign) => window.removeEventListener(sign, release))
  }

  place()
  observer.observe(body)
  window.addEventListener('scroll', onScroll, { passive: true })
  signs.forEach((sign) => window.addEventListener(sign, release, { passive: true }))
  return release
}
