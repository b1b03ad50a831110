import { runContractCommand } from './schema/commands/contractCommand'

void runContractCommand(process.argv.slice(2)).then((code) => {
  process.exitCode = code
})
