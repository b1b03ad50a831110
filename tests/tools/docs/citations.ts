import { posix } from 'node:path'

/** A place in a text of the repository that another text names; `anchor` is null for the whole text. */
type Citation = { path: string; anchor: string | null }

const MENTION = /(?<![\w/.-])docs\/[\w./-]+?\.md(?:#[\w-]+)?/g
const LINK = /\]\(([^)\s]+)\)/g

/** A text that is not in the repository, cited by its section. Public standards (RFC, the GraphQL specification) may be. */
const OUTSIDE =
  /(?<!GraphQL )\b(?:specification|decisions|contract)(?:'s|’s)?,? \(?(?:sections?\b|head\b|«)|(?<!GraphQL )\bspecification['’]s\b/gi

function citation(from: string, target: string): Citation {
  const [path = '', anchor = null] = target.split('#')
  return { path: path === '' ? from : posix.join(posix.dirname(from), path), anchor }
}

/** What a file names: `docs/….md#anchor` anywhere, and the links of a page that lead to a page of the repository. */
export function citationsIn(file: string, text: string): Citation[] {
  const mentions = [...text.matchAll(MENTION)].map(([target]) => citation('README.md', target))
  if (!file.endsWith('.md')) return mentions
  const links = [...text.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => citation(file, target))
  // Code in a page may show what a link looks like; a link's own path is not a mention from the root.
  return [...links, ...mentions.filter(({ path }) => !links.some((link) => link.path === path))]
}

/** The words in which a text cites another that is not in the repository. */
export function outsideCitationsIn(text: string): string[] {
  const unbroken = text.replace(/\n\s*(?:\*|\/\/)? ?/g, ' ')
  return [...unbroken.matchAll(OUTSIDE)].map(([words]) => words)
}

/** The anchors of a page: its headings as GitHub names them, and those written as `<a id="…">`. */
export function anchorsOf(page: string): string[] {
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .trim()
      .replace(/ /g, '-'),
  )
  const written = [...page.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)
  return [...headings, ...written]
}
