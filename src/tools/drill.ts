import { DRILLS } from './drill/drills'
import { runDrill } from './drill/runDrill'
import { endOnSignal } from './support/endOnSignal'

/** `npm run drill -- <name>…`: rehearses what goes wrong, against processes of its own; `all` runs every one. */
async function main(names: readonly string[]) {
  const wanted = names.includes('all') ? DRILLS : DRILLS.filter(({ name }) => names.includes(name))
  const unknown = names.filter((name) => name !== 'all' && !DRILLS.some((one) => one.name === name))
  if (names.length === 0 || unknown.length > 0) {
    if (unknown.length > 0) console.error(`No drill is called ${unknown.join(', ')}.`)
    console.log('npm run drill -- <name>…, or all:')
    for (const { name, about } of DRILLS) console.log(`  ${name.padEnd(20)} ${about}`)
    process.exitCode = unknown.length > 0 ? 1 : 0
    return
  }
  const failed: string[] = []
  for (const drill of wanted) if (!(await runDrill(drill))) failed.push(drill.name)
  console.log(
    `\n${wanted.length - failed.length} passed, ${failed.length} failed${failed.length > 0 ? `: ${failed.join(', ')}` : ''}`,
  )
  process.exitCode = failed.length > 0 ? 1 : 0
}

// Leaving runs what every process of a drill is ended by.
endOnSignal()

void main(process.argv.slice(2))
