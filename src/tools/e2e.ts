import { endOnSignal } from './support/endOnSignal'
import { runEndToEnd } from './support/endToEnd'

endOnSignal()
void runEndToEnd(process.argv.slice(2)).then(
  ({ passed, failed }) => {
    console.log(`${passed} passed, ${failed} failed`)
    process.exitCode = failed > 0 ? 1 : 0
  },
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
