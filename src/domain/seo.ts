const HOME = '/'

// Rules may be written with or without the slashes around.
const normalise = (path: string) => `/${path.split('/').filter(Boolean).join('/')}`

/** The search-engine rule of a path, else the home entry's, else undefined. Specification, section 2. */
export function seoRuleFor<T extends { slug: string }>(
  path: string,
  rules: readonly T[],
): T | undefined {
  const find = (wanted: string) => rules.find(({ slug }) => normalise(slug) === wanted)
  return find(normalise(path)) ?? find(HOME)
}
