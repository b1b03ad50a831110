import { runChecks } from './support/checks'

void runChecks().then(({ failed }) => {
  process.exitCode = failed > 0 ? 1 : 0
})
