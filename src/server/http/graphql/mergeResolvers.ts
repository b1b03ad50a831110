import type { Resolvers } from '#generated/server/resolvers'

type FieldResolvers = Record<string, unknown>

/** Puts the modules' parts of `Query`, `Mutation` and shared types together; a field resolved twice stops the start. */
export function mergeResolvers(parts: readonly Resolvers[]) {
  const merged: Record<string, FieldResolvers> = {}
  for (const part of parts) {
    for (const [type, fields] of Object.entries(part)) {
      const known = (merged[type] ??= {})
      for (const [field, resolve] of Object.entries(fields)) {
        if (field in known) throw new Error(`Two modules resolve ${type}.${field}`)
        known[field] = resolve
      }
    }
  }
  return merged
}
