import { importersOf } from './importGraph'

/** The pages that every visitor has around the screen: what `app` loads is seen everywhere. */
export const EVERY_SCREEN = 'every screen'

/** The folder of a screen, or its own file: `ShopScreen.tsx`, `shopScreenQuery.ts`, `shopRoute.ts`. */
const SCREENS = [
  /(?:^|\/)(?:screens|pages)\/([^/.]+)/,
  /(?:^|\/)(?!app)(\w+?)(?:Screen|ScreenQuery|Routes?)\.[jt]sx?$/i,
]
const APP = /(?:^|\/)src\/(?:[^/]+\/)?app\/|(?:^|\/)main\.[jt]sx?$/

/** Tells which screens use an operation: the one that it is written in, else those that import its file in the end. */
export function createScreenFinder(imports: ReadonlyMap<string, readonly string[]>) {
  const importers = importersOf(imports)
  const known = new Map<string, readonly string[]>()
  const hasScreens = [...imports.keys()].some((file) => screenOf(file) !== undefined)

  return function screensOf(file: string): readonly string[] {
    if (!hasScreens) return []
    const cached = known.get(file)
    if (cached) return cached
    const screens = [...search(file, importers)].sort()
    known.set(file, screens)
    return screens
  }
}

function screenOf(file: string): string | undefined {
  for (const pattern of SCREENS) {
    const name = pattern.exec(file)?.[1]
    if (name !== undefined) return name.charAt(0).toLowerCase() + name.slice(1)
  }
  return undefined
}

function search(start: string, importers: ReadonlyMap<string, readonly string[]>): Set<string> {
  const screens = new Set<string>()
  const seen = new Set([start])
  const queue = [start]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const screen = screenOf(file)
    if (screen !== undefined) screens.add(screen)
    else if (APP.test(file)) screens.add(EVERY_SCREEN)
    else {
      for (const importer of importers.get(file) ?? []) {
        if (!seen.has(importer)) queue.push(importer)
        seen.add(importer)
      }
    }
  }
  return screens
}
