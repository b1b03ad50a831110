import type { GraphQLSchema } from 'graphql'
import { compareSchemas } from '../../src/check/checkSchema'
import { readClient } from '../../src/check/readClient'
import type { SentDocuments } from '../../src/documents/lowerDocuments'
import { readDocuments } from '../../src/documents/readDocuments'
import type { Finding, Severity } from '../../src/model'

type GuardClient = { name: string; documents: SentDocuments[] }

/** A client as the command reads it. */
export async function guardClient(
  name: string,
  { globs, cwd, base }: { globs: string[]; cwd: string; base: GraphQLSchema },
): Promise<GuardClient> {
  return { name, documents: readClient(await readDocuments(globs, cwd), base) }
}

export type GuardVerdict = { severity: Severity; findings: Finding[] }

/** What the guard says of each operation of a client: the gravest of its findings. */
export async function guardVerdicts(
  { documents }: GuardClient,
  base: GraphQLSchema,
  candidate: GraphQLSchema,
): Promise<Map<string, GuardVerdict>> {
  const { findings } = await compareSchemas({
    base,
    candidate,
    clients: documents,
    screensOf: () => [],
  })
  const verdicts = new Map<string, GuardVerdict>()
  for (const finding of findings) {
    if (finding.severity === 'safe') continue
    for (const operation of new Set(finding.uses.flatMap(({ operations }) => operations))) {
      const known = verdicts.get(operation)
      verdicts.set(operation, {
        severity: known?.severity === 'breaking' ? 'breaking' : finding.severity,
        findings: [...(known?.findings ?? []), finding],
      })
    }
  }
  return verdicts
}
