import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { EnvironmentError, type Env } from '../env'

/** `npm run build` puts it beside the page; like every name that starts with a dot, it is served to nobody. */
export const OPERATIONS_FILE = '.operations.json'

const manifestSchema = v.object({
  operations: v.array(v.object({ name: v.string(), text: v.string() })),
})

export type TrustedOperations = {
  count(): number
  /** Whether the site can send this text, to the letter, under this name. */
  has(query: string, operationName: string | undefined): boolean
}

/**
 * The operations of the manifests that `npm run build` has written: the site's own, and those of other releases or
 * clients that `TRUSTED_OPERATIONS` names. Error: EnvironmentError when there is none. See docs/decisions/trusted-operations.md.
 */
export function readTrustedOperations({
  clientDir,
  trustedOperations: others,
}: Pick<Env, 'clientDir' | 'trustedOperations'>): TrustedOperations {
  const own = join(clientDir, OPERATIONS_FILE)
  const names = new Map<string, string>()
  let readAt = 0

  const add = (file: string) => {
    for (const { name, text } of parseManifest(file)) names.set(text, name)
  }
  /** The page is read again whenever it is built again: so are its questions. Tabs that are still open keep theirs. */
  const addOwn = () => {
    const changedAt = statSync(own, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changedAt === readAt) return
    readAt = changedAt
    if (changedAt > 0) add(own)
  }

  others.forEach(add)
  addOwn()
  if (readAt === 0 && others.length === 0) {
    throw new EnvironmentError([
      `CLIENT_DIR has no manifest of the site's operations (${own}), and production answers no other: run \`npm run build\``,
    ])
  }
  return {
    count: () => names.size,
    has: (query, operationName) => {
      if (!names.has(query)) addOwn()
      const name = names.get(query)
      return name !== undefined && (operationName === undefined || operationName === name)
    },
  }
}

function parseManifest(file: string) {
  try {
    return v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8'))).operations
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new EnvironmentError([
      `${file} cannot be read as a manifest of operations: ${reason}. \`npm run build\` writes it anew`,
    ])
  }
}
