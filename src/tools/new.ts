import { CannotWrite } from './new/CannotWrite'
import { leftToWrite } from './new/leftToWrite'
import { KINDS, targetOf } from './new/names'
import { planFiles } from './new/planFiles'
import { writePlan } from './new/writePlan'
import { ROOT } from './support/root'
import { run } from './support/run'

const USAGE =
  'npm run new -- screen <name>, account <name> [<address>], or component <area>/<name> <Type>'

/** Writes a screen, a page of the account or a component that lint, types and its own test pass, or nothing at all. */
async function main([given, wanted, detail, ...rest]: readonly string[]) {
  const kind = KINDS.find((one) => one === given)
  const isOne = kind !== 'screen' || detail === undefined
  if (!kind || wanted === undefined || !isOne || rest.length > 0) throw new CannotWrite(USAGE)
  const target = targetOf(ROOT, kind, wanted, detail)
  const plan = planFiles(ROOT, target)
  // An interrupt ends the compiler, which takes the files back.
  process.on('SIGINT', () => undefined)
  const undo = writePlan(ROOT, plan)
  if (!(await isTaken([...plan.keys()]).catch(() => false))) {
    undo()
    throw new CannotWrite('The formatter or the compiler did not take it: nothing was written.')
  }
  for (const path of plan.keys()) console.log(path)
  const left = leftToWrite(target)
  if (left.length > 0) console.log(['\nStill to be written by hand:', ...left].join('\n'))
}

/** Formatted before it is compiled: a longer name than the template's breaks lines elsewhere. */
const isTaken = async (paths: readonly string[]) =>
  (await run('oxfmt', paths)) === 0 && (await run('relay-compiler', [])) === 0

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof CannotWrite ? error.message : error)
  process.exitCode = 1
})
