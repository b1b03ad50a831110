import { pathOf, type Target } from './names'

const TITLE = 'src/demo/catalogue/shop.yaml'
const EVERY_PAGE = 'tests/e2e/everyPage.e2e.ts'

/** What only a person knows, after what is written of a target: each file, and what it lacks. */
export function leftToWrite(target: Target): string[] {
  if (target.kind === 'component') return []
  const path = target.kind === 'screen' ? pathOf(target.name) : `/account/${target.mode}`
  const page = [`${TITLE}: the title of ${path} in the browser`, `${EVERY_PAGE}: ${path}`]
  return target.kind === 'screen'
    ? [
        `README.md: a row of the areas for \`${target.area}\``,
        `docs/rules/site.md: a row of the paths for ${path}`,
        ...page,
      ]
    : ['src/client/areas/account/AccountNavigation.tsx: an icon of its own', ...page]
}
