import { stopAll, type Stop } from '#server/process/stopAll'
import { startCluster, type Cluster } from './cluster'
import type { Drill } from './drillContext'
import { startLoad } from './load'
import { createReport } from './report'

/** Runs one drill and stops all that it started; true when every row is within its bound. */
export async function runDrill(drill: Drill): Promise<boolean> {
  console.log(`\n== ${drill.name}: ${drill.about}`)
  const started = performance.now()
  const report = createReport()
  const clusters: Cluster[] = []
  const cleanups: Stop[] = []
  let isDone = false
  try {
    await drill.run({
      report,
      startCluster: async (options) => {
        const cluster = await startCluster(options)
        clusters.push(cluster)
        return cluster
      },
      startLoad: (sources) => {
        const load = startLoad(sources)
        cleanups.push(load.stop)
        return load
      },
      onEnd: (clean) => void cleanups.push(clean),
    })
    isDone = true
  } catch (error) {
    console.error(error)
  }
  let hasPassed = isDone && report.failures() === 0
  const stopCluster = async (cluster: Cluster) => {
    const silences = cluster.balancer?.silences() ?? 0
    if (!hasPassed && silences > 0) {
      console.log(
        `  HAProxy cut off the requests of a silent process ${silences} times: where the drill froze none, this machine is too busy for it.`,
      )
    }
    await cluster.stop({ keepLogs: !hasPassed })
    if (!hasPassed) console.log(`  The logs are in ${cluster.folder}`)
  }
  try {
    await stopAll([...clusters.map((cluster) => () => stopCluster(cluster)), ...cleanups])
  } catch (error) {
    // What is left running may disturb the next drill.
    console.error(error)
    hasPassed = false
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`== ${drill.name}: ${hasPassed ? 'passed' : 'FAILED'} in ${seconds} s`)
  return hasPassed
}
