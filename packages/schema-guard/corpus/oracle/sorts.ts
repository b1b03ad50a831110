/** The sort of a JSON value as a typed client tells it; an opaque scalar is a sort of its own. */
export function sortOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'scalar' in value) return String(value.scalar)
  return Array.isArray(value) ? 'list' : typeof value
}

const SORTS: Record<string, string> = {
  Int: 'number',
  Float: 'number',
  String: 'string',
  ID: 'string',
  Boolean: 'boolean',
  // Relay's name of a module.
  JSDependency: 'string',
}

/** The sort that a scalar's readers expect. */
export const leafSort = (scalar: string): string => SORTS[scalar] ?? scalar
