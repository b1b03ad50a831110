import type { Page } from '@playwright/test'

/** How much of the screen is taken by what does not scroll with the page. */
export const shareTaken = (page: Page) =>
  page.evaluate(() => {
    const stuck = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, clipPath } = getComputedStyle(element)
      return (position === 'fixed' || position === 'sticky') && clipPath === 'none'
    })
    const heights = stuck.map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    })
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight
  })
