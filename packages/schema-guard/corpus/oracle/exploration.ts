import type { DocumentNode, GraphQLSchema } from 'graphql'
import { runOnce, type Run } from './execution'

type Input = {
  schema: GraphQLSchema
  base: GraphQLSchema
  document: DocumentNode
  variables: Record<string, unknown>
  isFull?: boolean
}

const MOST = 4000

/** Every way that each place of the response can go, at least once. */
export function explore(input: Input): Run[] {
  const runs: Run[] = []
  const planned = new Set<string>()
  const queue: ReadonlyMap<string, number>[] = [new Map()]
  for (let forced = queue.shift(); forced; forced = queue.shift()) {
    const run = runOnce({ ...input, forced })
    runs.push(run)
    if (runs.length > MOST) throw new Error('this operation has too many responses')
    for (const [key, count] of run.choices) {
      for (let picked = 1; picked < count; picked += 1) {
        const plan = `${key} ${picked}`
        if (planned.has(plan)) continue
        planned.add(plan)
        queue.push(new Map([...forced, [key, picked]]))
      }
    }
  }
  return runs
}
