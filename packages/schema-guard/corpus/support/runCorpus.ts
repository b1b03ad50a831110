import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { KINDS } from '../kinds/kinds'
import { parseSchema } from '../../src/sources/loadSchema'
import { Editable } from '../kinds/editable'
import { candidateOf, type Candidate, type Kind } from '../kinds/kind'
import { oracleOperations } from '../oracle/clients'
import { createOracle, type Judgement, type OracleOperation } from '../oracle/oracle'
import { guardClient, guardVerdicts, type GuardVerdict } from './guardVerdicts'
import { compileRelayProject } from './relayProject'
import { shuffled, type Sample } from './sample'

export type Difference = {
  what: 'miss' | 'false alarm' | 'needless warning'
  kind: string
  at: string
  client: string
  operation: string
  judgement: Judgement
  verdict: GuardVerdict | undefined
}

export type KindResult = {
  kind: string
  candidates: number
  judged: number
  breaking: number
  differences: Difference[]
}

type Options = {
  corpus: string
  sample?: Sample
  /** Only the kinds whose name holds this. */
  only?: string
  onKind?: (result: KindResult) => void
}

/** Holds the guard against the oracle, operation by operation. */
export async function runCorpus(options: Options): Promise<KindResult[]> {
  const { corpus, sample, only = '', onKind } = options
  const baseText = readFileSync(join(corpus, 'base.graphql'), 'utf8')
  const relay = compileRelayProject(corpus)
  try {
    const base = buildSchema(baseText)
    const clients = await Promise.all([
      guardClient('relay', { globs: ['src/**/*.ts'], cwd: relay.folder, base }),
      guardClient('plain', { globs: ['clients/plain/*.graphql'], cwd: corpus, base }),
      guardClient('manifest', { globs: ['persisted.json'], cwd: relay.folder, base }),
    ])
    const judge = createOracle(baseText, oracleOperations(corpus, relay))
    const results: KindResult[] = []
    const kinds = KINDS.filter(({ name }) => name.includes(only))
    for (const kind of sample ? sampledKinds(kinds, sample) : kinds) {
      const result = emptyResult(kind.name)
      const all = kind.positions(new Editable(baseText))
      for (const position of sample ? shuffled(all, sample.seed, ({ at }) => at) : all) {
        const candidate = candidateOf(kind.name, position, baseText)
        const judged = judge(candidate.text)
        if (!judged) continue
        result.candidates += 1
        const schema = parseSchema(candidate.text, 'candidate.graphql')
        for (const client of clients) {
          const verdicts = await guardVerdicts(client, base, schema)
          compare(result, { candidate, client: client.name, judged, verdicts })
        }
        if (sample) break
      }
      results.push(result)
      onKind?.(result)
    }
    return results
  } finally {
    relay.remove()
  }
}

const emptyResult = (kind: string): KindResult => ({
  kind,
  candidates: 0,
  judged: 0,
  breaking: 0,
  differences: [],
})

type Compared = {
  candidate: Candidate
  client: string
  judged: ReadonlyMap<OracleOperation, Judgement>
  verdicts: ReadonlyMap<string, GuardVerdict>
}

function compare(result: KindResult, { candidate, client, judged, verdicts }: Compared) {
  for (const [operation, judgement] of judged) {
    if (operation.client !== client) continue
    result.judged += 1
    if (judgement.outcome === 'breaks') result.breaking += 1
    const verdict = verdicts.get(operation.name)
    const what = differenceOf(judgement, verdict)
    if (!what) continue
    const { kind, at } = candidate
    result.differences.push({
      what,
      kind,
      at,
      client,
      operation: operation.name,
      judgement,
      verdict,
    })
  }
}

function differenceOf(
  { outcome }: Judgement,
  verdict: GuardVerdict | undefined,
): Difference['what'] | null {
  const says = verdict?.severity ?? 'safe'
  if (outcome === 'breaks') return says === 'breaking' ? null : 'miss'
  if (says === 'breaking') return 'false alarm'
  return outcome === 'same' && says === 'dangerous' ? 'needless warning' : null
}

const sampledKinds = (kinds: readonly Kind[], { seed, kinds: most }: Sample) =>
  shuffled(kinds, seed, ({ name }) => name).slice(0, most)
