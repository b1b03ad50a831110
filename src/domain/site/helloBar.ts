import { isCheckoutPath } from './routes'

/** WCAG 2.2, level AA. */
const MIN_CONTRAST = 4.5

type BarColors = { ground: string; ink: string }

const channels = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two `#RRGGBB` colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** The banner's colours when they are colours and its words can be read on them; else null, for those of the house. */
export const barColors = (bgColor: string, textColor: string): BarColors | null =>
  isColor(bgColor) && isColor(textColor) && contrastOf(bgColor, textColor) >= MIN_CONTRAST
    ? { ground: bgColor, ink: textColor }
    : null

/** Where the banner leads, when that is https or of this site: never `javascript:`. */
export const barLink = (address: string | null | undefined): string | null =>
  address && /^(https:\/\/|\/(?![/\\]))/.test(address) ? address : null

/** Whether the banner shows on a page: not while ordering, and on no path that begins with `/eshop`. docs/rules/site.md#banner */
export const isBarShownOn = (pathname: string): boolean =>
  !isCheckoutPath(pathname) && !/^\/eshop/i.test(pathname)
