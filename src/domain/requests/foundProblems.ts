/** The fields that have a problem, with it; those that have none are left out. */
export function foundProblems<Field extends string, Problem extends string>(
  problems: Readonly<Record<Field, Problem | null>>,
): Partial<Record<Field, Problem>> {
  const found: Partial<Record<Field, Problem>> = {}
  for (const field in problems) {
    const problem = problems[field]
    if (problem !== null) found[field] = problem
  }
  return found
}
