import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { type GraphQLSchema } from 'graphql'
import { CannotRun } from '../cannotRun'
import { placeOf, placeText } from '../documents/place'
import { readDocuments } from '../documents/readDocuments'
import { createScreenFinder } from '../documents/screens'
import { type Finding } from '../model'
import { type CheckOptions } from '../options'
import { few } from '../report/words'
import { loadSchema } from '../sources/loadSchema'
import { type ApprovalProblem } from './approvals'
import { compareSchemas } from './checkSchema'
import { readClient, readPersisted } from './readClient'
import { type Refusal } from './refusals'

export type CheckReport = {
  base: string
  candidate: string
  operations: number
  fragments: number
  releases: string[]
  findings: Finding[]
  approvalProblems: ApprovalProblem[]
  /** What the reader should know about the check itself. */
  notes: string[]
  failOn: 'breaking' | 'dangerous'
}

/** Reads both schemas and the client, and compares. Error: CannotRun. */
export async function runCheck(options: CheckOptions): Promise<CheckReport> {
  const { cwd, baseSource, candidateSource, schemaFile, headers } = options
  const load = { cwd, schemaFile, headers }
  const [base, candidate, files] = await Promise.all([
    loadSchema(baseSource, load),
    loadSchema(candidateSource, load),
    readDocuments(options.documents, cwd),
  ])
  const manifests = await readManifests(options.manifests, cwd)
  const own = readClient(files, base)
  const clients = [...own, ...readPersisted(manifests, base)]
  const screensOf = createScreenFinder(files.imports)
  if (clients.every(({ operations }) => operations.length === 0)) {
    throw new CannotRun(`No operation was found in ${options.documents.join(', ')}.`)
  }
  const { findings: found, misfits } = await compareSchemas({
    base,
    candidate,
    clients,
    screensOf,
    isStrict: options.isStrict,
  })
  const deep = options.isDeep ? await runDeep(options, { base, candidate }, screensOf) : []
  const { findings, problems } = await approve([...deep, ...found], options)
  const operations = own.flatMap((client) => client.operations)
  return {
    base: baseSource,
    candidate: candidateSource,
    operations: operations.length,
    fragments: new Set(operations.flatMap((one) => one.fragments.map((f) => f.definition))).size,
    releases: [...new Set(manifests.map(({ release, file }) => release ?? file))],
    findings,
    approvalProblems: problems,
    notes: notesOf(own, operations.length, misfits, options),
    failOn: options.failOn,
  }
}

async function readManifests(globs: readonly string[], cwd: string) {
  if (globs.length === 0) return []
  const { readManifestFiles } = await import('../manifest/readManifestFiles')
  return readManifestFiles(globs, cwd)
}

async function runDeep(
  options: CheckOptions,
  schemas: { base: GraphQLSchema; candidate: GraphQLSchema },
  screensOf: (file: string) => readonly string[],
): Promise<Finding[]> {
  const { deepFindings } = await import('../deep/deepFindings')
  const findings = await deepFindings(options, schemas)
  return findings.map((finding) => ({
    ...finding,
    screens: [...new Set(finding.uses.flatMap(({ place }) => screensOf(place.file)))].sort(),
  }))
}

async function approve(findings: readonly Finding[], { approvals, cwd, today }: CheckOptions) {
  const path = resolve(cwd, approvals.file)
  if (!approvals.isRequired && !existsSync(path)) return { findings: [...findings], problems: [] }
  const { applyApprovals, readApprovals } = await import('./approvals')
  return applyApprovals(findings, await readApprovals(path, approvals.file), {
    today,
    file: relative(cwd, path),
  })
}

function notesOf(
  clients: ReturnType<typeof readClient>,
  operations: number,
  misfits: readonly Refusal[],
  { documents }: CheckOptions,
): string[] {
  const [first] = misfits
  const orphans = clients.flatMap((client) => client.orphans.map(({ name }) => name))
  const unknown = clients.flatMap((client) => [...client.unknown])
  return [
    ...(operations === 0 ? [`No operation was found in ${documents.join(', ')}.`] : []),
    ...(first
      ? [
          `Left aside, because the base does not take it either: ${placeText(placeOf(first.node))}: ${first.message}${misfits.length > 1 ? ` And ${misfits.length - 1} more.` : ''}`,
        ]
      : []),
    ...clients.flatMap(({ doubts }) => doubts),
    ...(orphans.length > 0
      ? [`Left out, because no operation spreads them: ${few(orphans)}.`]
      : []),
    ...(unknown.length > 0 ? [`Spread, but nowhere written: ${few(unknown)}.`] : []),
  ]
}

/** What fails the check, after approvals. */
export function failures({ findings, failOn, approvalProblems }: CheckReport): number {
  const counted = findings.filter(
    ({ severity, approvedUntil }) =>
      approvedUntil === undefined &&
      (severity === 'breaking' || (severity === 'dangerous' && failOn === 'dangerous')),
  )
  return counted.length + approvalProblems.length
}
