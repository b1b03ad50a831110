import { join } from 'node:path'
import { runNode } from '../../../packages/schema-guard/support/runCommand'
import { ROOT } from '../../../src/tools/support/root'

test('this repository is checked, and nothing breaks', async () => {
  const program = [join(ROOT, 'src/tools/schemaCheck.ts'), 'schema.graphql']
  const { errors, output, code } = await runNode(['--import', 'tsx'], program, ROOT)

  expect(errors).toBe('')
  expect(output).toContain('Nothing breaks')
  expect(code).toBe(0)
})

test('from a folder of this repository, its own schema is still the one that is meant', async () => {
  const program = [join(ROOT, 'src/tools/schemaCheck.ts'), '../schema.graphql']
  const { errors, output, code } = await runNode(['--import', 'tsx'], program, join(ROOT, 'src'))

  expect(errors).toBe('')
  expect(output).toMatch(/Nothing breaks.*\d\d operations/)
  expect(code).toBe(0)
})
