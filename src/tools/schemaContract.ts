import { runContractCommand } from '../../packages/schema-guard/src/commands/contractCommand'
import { schemaSurroundings } from './support/schemaSurroundings'
import { SHOP_BACK_END } from './support/shopBackEnd'

void runContractCommand(process.argv.slice(2), schemaSurroundings(), SHOP_BACK_END).then((code) => {
  process.exitCode = code
})
