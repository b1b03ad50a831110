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

/** Whether the tags of a dish promise a diet, by its own label or by a stricter one. */
export const promisesDiet = (tags: readonly string[], diet: string): boolean =>
  tags.some((tag) => tag === diet || PROMISES[tag]?.includes(diet))
