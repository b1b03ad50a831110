import { CannotWrite } from './new/CannotWrite'
import { KINDS, targetOf } from './new/names'
import { formatPlan } from './new/formatPlan'
import { planFiles } from './new/planFiles'
import { writePlan } from './new/writePlan'
import { ROOT } from './support/root'
import { run } from './support/run'

const USAGE = 'npm run new -- screen <name>, or component <area>/<name> <Type>'

/** Writes a screen or a component that lint, types and its own test pass, or nothing at all. */
async function main([given, wanted, type, ...rest]: readonly string[]) {
  const kind = KINDS.find((one) => one === given)
  const isOne = kind === 'component' || type === undefined
  if (!kind || wanted === undefined || !isOne || rest.length > 0) throw new CannotWrite(USAGE)
  const plan = await formatPlan(ROOT, planFiles(ROOT, targetOf(ROOT, kind, wanted, type)))
  // An interrupt ends the compiler, which takes the files back.
  process.on('SIGINT', () => undefined)
  const undo = writePlan(ROOT, plan)
  const code = await run('relay-compiler', []).catch(() => 1)
  if (code !== 0) {
    undo()
    throw new CannotWrite('The compiler did not take it: nothing was written.')
  }
  for (const path of plan.keys()) console.log(path)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof CannotWrite ? error.message : error)
  process.exitCode = 1
})
