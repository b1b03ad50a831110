/** What each diet promises beside itself. */
const PROMISES: Readonly<Record<string, readonly string[]>> = {
  Vegan: ['Végétarien', 'Sans lactose', 'Sans porc'],
  Végétarien: ['Sans porc'],
}

/** The tags of a dish without the diets that another one of them promises anyway: of « Vegan, Végétarien », « Vegan ». */
export const strictestDiets = (tags: readonly string[]): string[] =>
  tags.filter((tag) => !tags.some((other) => PROMISES[other]?.includes(tag)))

/** Whether a label says who may eat a dish, not where or when it comes from. */
export const isDiet = (tag: string): boolean =>
  Object.hasOwn(PROMISES, tag) || tag.startsWith('Sans ')
