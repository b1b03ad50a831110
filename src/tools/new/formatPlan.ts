import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { Plan } from './planFiles'

/** A longer name than the template's breaks lines elsewhere. */
export async function formatPlan(root: string, plan: Plan): Promise<Plan> {
  const formatted: Plan = new Map()
  for (const [path, text] of plan) {
    const filepath = join(root, path)
    formatted.set(path, await format(text, { ...(await resolveConfig(filepath)), filepath }))
  }
  return formatted
}
