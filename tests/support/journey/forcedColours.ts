import type { Locator, Page } from '@playwright/test'
import { expect } from './expect'

const PROPERTIES = [
  'background-color',
  'border-block-start-color',
  'border-block-end-color',
  'outline-style',
  'outline-color',
]

/** What tells an element from its neighbours without a word: its ground and its lines. */
const look = (element: Locator) =>
  element.evaluate((node, properties) => {
    const style = getComputedStyle(node)
    return properties.map((property) => `${property}: ${style.getPropertyValue(property)}`)
  }, PROPERTIES)

/** What is chosen must not look like what is not, in forced colours neither. */
export async function expectApart(chosen: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    expect(await look(chosen)).not.toEqual(await look(other))
  }).toPass({ timeout: 10_000 })
}

/** Its edge is drawn, which is all that tells a button or a sheet from what it stands on. */
export async function expectEdge(element: Locator): Promise<void> {
  await expect(element).toHaveCSS('border-block-start-style', 'solid')
  await expect(element).not.toHaveCSS('border-block-start-width', '0px')
  await expect(element).not.toHaveCSS('border-block-start-color', /^rgba\(.*, 0\)$/)
}

/** The colour that is painted at a point of the view, `[red, green, blue, alpha]`. */
export async function colourAt(
  page: Page,
  { x, y }: { x: number; y: number },
): Promise<readonly number[]> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } })
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    context?.drawImage(image, 0, 0)
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])]
  }, picture.toString('base64'))
}
