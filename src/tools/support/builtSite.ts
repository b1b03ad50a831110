import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OPERATIONS_FILE } from '#server/http/releases'

/** A site that was built to send these operations, as far as the server's endpoint can tell. */
export function builtSite(texts: readonly string[] = []) {
  const clientDir = mkdtempSync(join(tmpdir(), 'tablee-site-'))
  const write = (operations: readonly string[]) =>
    writeFileSync(
      join(clientDir, OPERATIONS_FILE),
      JSON.stringify({
        operations: operations.map((text) => ({
          name: /^\s*\w+\s+(\w+)/.exec(text)?.[1] ?? '',
          text,
        })),
      }),
    )
  write(texts)
  return { clientDir, write, clear: () => rmSync(clientDir, { recursive: true, force: true }) }
}
