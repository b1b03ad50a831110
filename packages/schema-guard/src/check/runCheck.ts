import { relative, resolve } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { CannotRun } from '../cannotRun'
import type { Finding } from '../model'
import type { CheckOptions } from '../options'
import { few } from '../report/words'
import { loadSchema } from '../sources/loadSchema'
import type { ApprovalProblem } from './approvals'
import { badDefaults } from './badDefaults'
import { readCheckedClients, type CheckedClient } from './checkedClients'
import { compareSchemas } from './checkSchema'
import { markOld, withoutGenerated } from './condense'
import { deprecatedCoordinates } from './deprecations'
import { findApprovals } from './findApprovals'
import { mergeFindings } from './mergeFindings'
import { notesOf } from './notes'
import type { Texts } from '../places/placeFindings'
import { undeclaredDirectives } from './undeclaredDirectives'

/** A client that was checked: null is the one whose sources are here. */
export type CheckedRelease = { release: string | null; operations: number; fragments: number }

export type CheckReport = {
  base: string
  candidate: string
  clients: CheckedRelease[]
  findings: Finding[]
  /** The file of approvals that was read. */
  approvalsFile: string | null
  approvalProblems: ApprovalProblem[]
  /** What the reader should know about the candidate, though it is no difference. */
  candidateNotes: string[]
  /** What the reader should know about the check itself. */
  notes: string[]
  failOn: 'breaking' | 'dangerous'
}

/** Reads both schemas and the clients, and compares. Error: CannotRun. */
export async function runCheck(options: CheckOptions): Promise<CheckReport> {
  const [{ schema: candidate, parts }, checked] = await Promise.all([
    loadSchema(options.candidateSources, options),
    readCheckedClients(options),
  ])
  const lists: Finding[][] = []
  const notes: string[] = []
  for (const client of checked) {
    const { findings, misfits } = await compareSchemas({
      ...client,
      candidate,
      isStrict: options.isStrict,
      removedValue: options.removedValue,
    })
    lists.push(findings)
    notes.push(...notesOf(client, misfits, options.documents))
  }
  const deep = options.isDeep ? await runDeep(options, candidate, checked) : []
  const linted = options.isLinted ? await runLint(options, candidate, checked) : []
  const found = [...deep, ...mergeFindings(lists), ...linted]
  const told = options.showsAll ? found : condense(found, checked)
  const weighed = await weighAll(told, checked, options)
  const { findings, problems, file } = await approve(weighed.findings, options)
  const base = checked.find(({ baseParts }) => baseParts.length > 0)?.baseParts ?? []
  return {
    base: [...new Set(checked.map(({ baseName }) => baseName))].join(', '),
    candidate: options.candidateSource,
    clients: checked.map(sizeOf),
    findings: await place(findings, { candidate: parts, base }),
    approvalsFile: file,
    approvalProblems: problems,
    candidateNotes: candidateNotes(candidate, checked, options.candidateSource),
    notes: [...notes, ...weighed.notes],
    failOn: options.failOn,
  }
}

function candidateNotes(
  candidate: GraphQLSchema,
  checked: readonly CheckedClient[],
  name: string,
): string[] {
  const known = new Set(checked.flatMap(({ base }) => [...undeclaredDirectives(base).keys()]))
  const news = [...undeclaredDirectives(candidate)].filter(([directive]) => !known.has(directive))
  const list = news.map(([directive, place]) => `@${directive} (${place})`)
  const old = new Set(checked.flatMap(({ base }) => badDefaults(base)))
  const bad = badDefaults(candidate).filter((one) => !old.has(one))
  return [
    ...(list.length > 0 ? [`Applied in ${name}, and nowhere declared: ${few(list)}.`] : []),
    ...(bad.length > 0
      ? [
          `In ${name}, a default that is no value of its type counts as none, and many servers do not start with it: ${few(bad)}.`,
        ]
      : []),
  ]
}

/** Leaves out what is no news: `--all` tells it. */
function condense(findings: readonly Finding[], checked: readonly CheckedClient[]): Finding[] {
  const bases = new Set(checked.map(({ base }) => base))
  const known = new Set([...bases].flatMap(deprecatedCoordinates))
  const hasReleases = checked.some(({ release }) => release !== null)
  return findings.map((one) => markOld(withoutGenerated(one), { known, hasReleases }))
}

async function weighAll(
  findings: Finding[],
  checked: readonly CheckedClient[],
  { traffic, cwd }: CheckOptions,
): Promise<{ findings: Finding[]; notes: string[] }> {
  if (!traffic) return { findings, notes: [] }
  const { readTraffic, strangersIn, weigh } = await import('./traffic')
  const counts = readTraffic(resolve(cwd, traffic.file), traffic.file)
  const operations = checked.flatMap(({ clients }) => clients.flatMap((one) => one.operations))
  const names = new Set(operations.map(({ definition }) => definition.name))
  return {
    notes: strangersIn(counts, names),
    findings: weigh(findings, { traffic: counts, below: traffic.below }),
  }
}

function sizeOf({ release, clients }: CheckedClient): CheckedRelease {
  const operations = clients.flatMap((client) => client.operations)
  const fragments = new Set(
    operations.flatMap((one) => one.fragments.map((f) => nameOf(f.definition))),
  )
  return { release, operations: operations.length, fragments: fragments.size }
}

/** A manifest of texts holds a fragment once with every operation. */
const nameOf = ({ name, place }: { name: string; place: { file: string; line: number } }) =>
  `${name} ${place.file} ${place.line}`

async function runDeep(
  options: CheckOptions,
  candidate: GraphQLSchema,
  checked: readonly CheckedClient[],
): Promise<Finding[]> {
  const own = checked.find(({ release }) => release === null)
  if (!own) throw new CannotRun('--deep compiles sources: say where the --documents are.')
  const { deepFindings } = await import('../deep/deepFindings')
  const findings = await deepFindings(options, { base: own.base, candidate })
  return findings.map((finding) => ({
    ...finding,
    screens: [...new Set(finding.uses.flatMap(({ place }) => own.screensOf(place.file)))].sort(),
  }))
}

async function runLint(
  { cwd }: CheckOptions,
  candidate: GraphQLSchema,
  checked: readonly CheckedClient[],
): Promise<Finding[]> {
  const { lintSchema } = await import('../lint/lintSchema')
  // What an older release was built without may be there since the next one.
  const newest = checked.find(({ release }) => release === null) ?? checked.at(-1)
  return newest ? lintSchema(newest.base, candidate, cwd) : []
}

async function place(findings: readonly Finding[], texts: Texts): Promise<Finding[]> {
  if (findings.length === 0) return []
  const { placeFindings } = await import('../places/placeFindings')
  return placeFindings(findings, texts)
}

async function approve(findings: Finding[], options: CheckOptions) {
  const { approvals, cwd, today } = options
  const path = approvals === null ? findApprovals(options) : resolve(cwd, approvals)
  if (path === null) return { findings, problems: [], file: null }
  const file = relative(cwd, path)
  const { applyApprovals } = await import('./approvals')
  const { readApprovals } = await import('./approvalsFile')
  const accepted = readApprovals(path, approvals ?? file)
  return { ...applyApprovals(findings, accepted, { today, file }), file }
}

/** What fails a check until it is approved. */
export const isFailure = (
  { severity, approvedUntil }: Finding,
  { failOn }: Pick<CheckReport, 'failOn'>,
) =>
  approvedUntil === undefined &&
  (severity === 'breaking' || (severity === 'dangerous' && failOn === 'dangerous'))

/** What fails the check, after approvals. */
export const failures = (report: CheckReport): number =>
  report.findings.filter((finding) => isFailure(finding, report)).length +
  report.approvalProblems.length
