import { runProgram } from '../../packages/schema-guard/src/commands/runProgram'

void runProgram(async () => {
  const [{ runContractCommand }, { schemaSurroundings }, { SHOP_BACK_END }] = await Promise.all([
    import('../../packages/schema-guard/src/commands/contractCommand'),
    import('./support/schemaSurroundings'),
    import('./support/shopBackEnd'),
  ])
  return runContractCommand(process.argv.slice(2), schemaSurroundings(), SHOP_BACK_END)
})
