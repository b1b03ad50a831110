import { DEFAULT_DEPRECATION_REASON, type ASTNode, type GraphQLSchema } from 'graphql'
import { addTo } from '../addTo'
import { diffSchemas } from '../changes/diffSchemas'
import type { SentDocuments, SentOperation } from '../documents/lowerDocuments'
import { contains } from '../documents/place'
import type { JudgeContext } from '../judge/judgeContext'
import { JUDGES } from '../judge/judges'
import { verdict } from '../judge/verdict'
import type { Finding, SchemaChange, Use, Verdict } from '../model'
import { collectUsage } from '../usage/collectUsage'
import type { UsageIndex } from '../usage/usageIndex'
import { deprecationsInUse } from './deprecations'
import { createFindingMaker } from './findings'
import { gravestFirst } from './gravestFirst'
import {
  createRefusalFinder,
  newRefusals,
  refusalsOf,
  type Refusal,
  type RefusalFinder,
} from './refusals'

type CheckInput = {
  base: GraphQLSchema
  candidate: GraphQLSchema
  clients: readonly SentDocuments[]
  screensOf: (file: string) => readonly string[]
  /** Deprecated coordinates in use break. */
  isStrict?: boolean
  /** What the loss of a value that is only received means. */
  removedValue?: 'breaking' | 'dangerous'
}

type Comparison = {
  findings: Finding[]
  /** What neither schema takes: no change brought it. */
  misfits: Refusal[]
}

/** What the change from one schema to the other does to the client. */
export const checkSchema = async (input: CheckInput): Promise<Finding[]> =>
  (await compareSchemas(input)).findings

/** The diff, intersected with what the client uses, then every document against the candidate. */
export async function compareSchemas(input: CheckInput): Promise<Comparison> {
  const { base, candidate, clients } = input
  const changes = await changesOf(base, candidate)
  const usage = collectUsage(clients, base)
  const operations = clients.flatMap((client) => client.operations)
  const { refusals, misfits } = refusalsIn(clients, base, candidate)
  const finder = createRefusalFinder(refusals)
  const context = contextOf({ base, candidate, usage, operations, finder })
  const findingOf = createFindingMaker(usage, input.screensOf)

  const judged = changes.map((change) => ({
    change,
    verdict: byPolicy(change, judge(change, context), input.removedValue),
  }))
  const verdicts = judged.flatMap((one) => (one.verdict ? [one.verdict] : []))
  const findings = [
    ...judged.map((one) => findingOf(one.change, one.verdict)),
    ...unexplained(refusals, verdicts, { usage, around: finder.around }).map((one) =>
      findingOf(one.change, one.verdict),
    ),
    ...deprecationsInUse(candidate, usage).map(({ change, reason, uses, isCertain }) =>
      findingOf(change, {
        severity: input.isStrict && isCertain ? 'breaking' : 'safe',
        reason: `${change.coordinate} is deprecated${reason === '' ? ', and no reason is given' : `: ${reason}`}`,
        seen: 'Nothing today; it breaks on the day when it is removed.',
        fix:
          reason === '' || reason === DEFAULT_DEPRECATION_REASON
            ? 'Say in its reason what takes its place, and move the client to that.'
            : 'Move the client to what the reason names.',
        uses,
      }),
    ),
  ]
  return { findings: findings.sort(gravestFirst), misfits }
}

const diffs = new WeakMap<GraphQLSchema, { candidate: GraphQLSchema; changes: SchemaChange[] }>()

/** Several releases are held against one change. */
async function changesOf(base: GraphQLSchema, candidate: GraphQLSchema): Promise<SchemaChange[]> {
  const known = diffs.get(base)
  if (known?.candidate === candidate) return known.changes
  const changes = await diffSchemas(base, candidate)
  diffs.set(base, { candidate, changes })
  return changes
}

function refusalsIn(
  clients: readonly SentDocuments[],
  base: GraphQLSchema,
  candidate: GraphQLSchema,
): { refusals: Refusal[]; misfits: Refusal[] } {
  const after = refusalsOf(clients, candidate)
  const touched = [...new Set(after.map(({ client }) => client))]
  const refusals = newRefusals(refusalsOf(touched, base), after)
  return { refusals, misfits: after.filter((refusal) => !refusals.includes(refusal)) }
}

function contextOf({
  operations,
  finder,
  ...schemas
}: Pick<JudgeContext, 'base' | 'candidate' | 'usage'> & {
  operations: readonly SentOperation[]
  finder: RefusalFinder
}): JudgeContext {
  const nodes = new Map(operations.map(({ definition, node }) => [definition, node]))
  return {
    ...schemas,
    ...finder,
    usesAt: schemas.usage.at,
    fragmentsOf: (name) => [
      ...new Set(
        operations.flatMap(({ fragments }) =>
          fragments.flatMap(({ node }) => (node.name.value === name ? [node] : [])),
        ),
      ),
    ],
    nodeOf: (operation) => nodes.get(operation),
  }
}

function judge(change: SchemaChange, context: JudgeContext): Verdict | null {
  const found = Object.entries(JUDGES).find(([kind]) => kind === change.kind)
  if (found) return found[1](change, context)
  // A later graphql-inspector may know more: better one word too many than a miss.
  return verdict({
    severity: 'dangerous',
    effect: 'otherResult',
    reason: change.message,
    fix: 'Look at it together with the team that keeps the client.',
    uses: context.usage.all(change.coordinate),
  })
}

/** A value that the client sends is refused without it; one that it only receives just stops coming. */
function byPolicy(
  { kind }: SchemaChange,
  found: Verdict | null,
  removedValue: CheckInput['removedValue'],
): Verdict | null {
  const isReceived = found?.uses.every(({ how }) => how === 'received')
  if (!found || kind !== 'ENUM_VALUE_REMOVED' || !isReceived) return found
  return { ...found, severity: removedValue ?? found.severity }
}

/** What validation refuses although no judged change says why. */
function unexplained(
  refusals: readonly Refusal[],
  verdicts: readonly Verdict[],
  { usage, around }: { usage: UsageIndex; around: RefusalFinder['around'] },
): { change: SchemaChange; verdict: Verdict | null }[] {
  const explained = new Set(
    verdicts
      .filter(({ severity }) => severity === 'breaking')
      .flatMap(({ uses }) => uses.map(({ node }) => node)),
  )
  const left = refusals.filter(
    ({ node, conflict }) =>
      ![node, ...conflict].some((inner) => around(inner).some((outer) => explained.has(outer))),
  )
  if (left.length === 0) return []
  const byMessage = new Map<string, Refusal[]>()
  for (const refusal of left) addTo(byMessage, refusal.message, refusal)
  return [...byMessage].map(([message, group]) => {
    const touched = group.flatMap(({ node, client, operation }): Use[] => {
      const use = around(node).flatMap((outer) => usage.at(outer).at(-1) ?? [])[0]
      if (!use) return sendersOf(node, client)
      return [operation ? { ...use, senders: new Set([operation]) } : use]
    })
    const coordinate = touched[0]?.coordinate ?? 'schema'
    return {
      change: { kind: 'DOCUMENT_REFUSED', coordinate, message },
      verdict: verdict({
        severity: 'breaking',
        effect: 'refused',
        reason: message,
        fix: 'Keep the schema able to execute this request until no release in use sends it.',
        uses: touched,
      }),
    }
  })
}

/** The operations in whose own text a node stands. */
function sendersOf(node: ASTNode, { operations }: SentDocuments): Use[] {
  return operations
    .filter((operation) => operation.document.definitions.some((part) => contains(part, node)))
    .map(({ definition }) => ({
      how: 'selected',
      coordinate: definition.name,
      definition,
      place: definition.place,
      senders: new Set([definition]),
      node,
    }))
}
