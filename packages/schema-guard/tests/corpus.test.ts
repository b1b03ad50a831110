import { join } from 'node:path'
import { relayDirectives, usedDirectives } from '../corpus/support/relayDirectives'
import { PACKAGE } from '../support/root'
import { runNode } from '../support/runCommand'

const { CORPUS_SEED = '1' } = process.env

test('the guard says of every operation what executing it says: a sample of the corpus', async () => {
  const sample = [join(PACKAGE, 'corpus/run.ts'), '--sample', '--seed', CORPUS_SEED]
  const { code, output, errors } = await runNode(['--import', 'tsx'], sample, PACKAGE)

  // What differs is indented under its kind; CORPUS_SEED=2 takes other changes.
  const differences = output.split('\n').filter((line) => line.startsWith('  '))
  expect({ seed: CORPUS_SEED, code, errors, differences }).toEqual({
    seed: CORPUS_SEED,
    code: 0,
    errors: '',
    differences: [],
  })
  expect(output).toMatch(/\n5\d kinds .* 0 +0 +0\n$/)
})

test("the corpus's client applies every directive of relay-compiler", () => {
  const used = usedDirectives()

  expect(relayDirectives().filter((name) => !used.has(name))).toEqual([])
})
