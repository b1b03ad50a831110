import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as v from 'valibot'

const iconSet = v.object({ icons: v.record(v.string(), v.object({ body: v.string() })) })

type Icons = v.InferOutput<typeof iconSet>['icons']
let icons: Icons | null = null

/** The set weighs tens of megabytes: read when the first picture is drawn, never when there is none to draw. */
function loadIcons(): Icons {
  const path = createRequire(__filename).resolve('@iconify-json/fluent-emoji/icons.json')
  return v.parse(iconSet, JSON.parse(readFileSync(path, 'utf8'))).icons
}

/** Wide blurs are haze that no one misses; small ones are highlights, kept half as strong and sharp. */
const WIDE_BLUR = 0.75
const HIGHLIGHT = ' opacity=".55"'

/**
 * The drawing of a Fluent emoji, 32 units wide, without filters (slow to paint, heavy to send), its numbers short
 * and its ids starting with `prefix`. Error on an unknown name.
 */
export function iconPiece(name: string, prefix: string): string {
  icons ??= loadIcons()
  const icon = icons[name]
  if (!icon) throw new Error(`Unknown emoji in a picture: ${name}`)
  return shortenIds(shortenNumbers(dropUnused(dropFilters(icon.body))), prefix)
}

function dropFilters(body: string): string {
  const blurs = new Map<string, number>()
  const withoutFilters = body.replace(
    /<filter id="([^"]+)"[^>]*>(.*?)<\/filter>/g,
    (_, id: string, content: string) => {
      blurs.set(id, blurOf(content))
      return ''
    },
  )
  const hazy = withoutFilters.replace(/<g( [^>]*)?>|<(?:path|ellipse|circle|rect)[^>]*>/g, (tag) =>
    tag.replace(/ filter="url\(#([^)]+)\)"/, (_, id: string) => {
      const blur = blurs.get(id) ?? 0
      if (blur >= WIDE_BLUR) return ' display="none"'
      return blur > 0 ? HIGHLIGHT : ''
    }),
  )
  return hazy
    .replace(/<g display="none"[^>]*>(?:(?!<g|<\/g>).)*<\/g>/g, '')
    .replace(/<(?:path|ellipse|circle|rect)[^>]* display="none"[^>]*\/>/g, '')
}

function blurOf(filter: string): number {
  const widths = [...filter.matchAll(/foregroundBlur[^"]*" stdDeviation="([\d.]+)"/g)]
  return Math.max(0, ...widths.map(([, width]) => Number(width)))
}

/** Gradients of what has just been dropped. */
function dropUnused(body: string): string {
  const used = new Set(
    [...body.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, a, b]) => a ?? b),
  )
  return body.replace(
    /<(linearGradient|radialGradient|clipPath|mask) id="([^"]+)"[^>]*>.*?<\/\1>/g,
    (text, _tag, id: string) => (used.has(id) ? text : ''),
  )
}

/** Two decimals of a 32-unit drawing are a tenth of a pixel at most. */
function shortenNumbers(body: string): string {
  return body
    .replace(/-?\d*\.\d{3,}(?=(\.?))/g, (text, next: string) => {
      const short = trim(Number(text).toFixed(2))
      // Paths run numbers together at their dots: `1.5.997` is two, and stays two.
      const before = text.startsWith('.') && !short.startsWith('.') ? ' ' : ''
      const after = next && !short.includes('.') ? ' ' : ''
      return `${before}${short}${after}`
    })
    .replace(
      /(offset|opacity)="([\d.]+)"/g,
      (_, name: string, value: string) => `${name}="${trim(Number(value).toFixed(2))}"`,
    )
}

const trim = (text: string): string =>
  text.includes('.') ? text.replace(/\.?0+$/, '').replace(/^(-?)0\./, '$1.') || '0' : text

function shortenIds(body: string, prefix: string): string {
  const names = new Map<string, string>()
  for (const [, id = ''] of body.matchAll(/ id="([^"]+)"/g)) {
    names.set(id, `${prefix}${names.size.toString(36)}`)
  }
  return body
    .replace(/ id="([^"]+)"/g, (_, id: string) => ` id="${names.get(id) ?? id}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${names.get(id) ?? id})`)
    .replace(/href="#([^"]+)"/g, (_, id: string) => `href="#${names.get(id) ?? id}"`)
}
