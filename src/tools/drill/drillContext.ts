import type { Cluster, ClusterOptions } from './cluster'
import type { Load, Source } from './load'
import type { Report } from './report'

export type DrillContext = {
  report: Report
  /** A cluster that is stopped when the drill is over, however it ends. */
  startCluster(options?: ClusterOptions): Promise<Cluster>
  /** Requests that end with the drill, however it ends. */
  startLoad(sources: readonly Source[]): Load
  /** Runs when the drill is over, the last given first. */
  onEnd(clean: () => Promise<unknown> | void): void
}

/** A rehearsal of something that goes wrong, with what has to hold meanwhile. */
export type Drill = {
  /** As it is typed: `npm run drill -- database-restart`. */
  name: string
  /** One line for the list. */
  about: string
  run(context: DrillContext): Promise<void>
}
