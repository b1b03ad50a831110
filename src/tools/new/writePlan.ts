import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plan } from './planFiles'

/** Writes every file of a plan; returns how to leave everything as it was. */
export function writePlan(root: string, plan: Plan): () => void {
  const steps: (() => void)[] = []
  const undo = () => steps.reverse().forEach((step) => step())
  try {
    for (const [path, text] of plan) {
      const file = join(root, path)
      const before = existsSync(file) ? readFileSync(file) : null
      // The first folder that is made: with it go the others.
      const made = mkdirSync(dirname(file), { recursive: true })
      steps.push(() => {
        if (before) writeFileSync(file, before)
        else rmSync(made ?? file, { recursive: true, force: true })
      })
      writeFileSync(file, text)
    }
  } catch (error) {
    undo()
    throw error
  }
  return undo
}
