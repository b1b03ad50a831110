import type { Problem } from '../cannotRun'
import { FORMATS, type Format } from '../options'

/** The last format that the arguments name: they may be what could not be read. */
export function formatOf(args: readonly string[]): Format | undefined {
  const [, named] = [...args.join(' ').matchAll(/--format[= ](\w+)/g)].at(-1) ?? []
  return FORMATS.find((one) => one === named)
}

/**
 * What kept the check from being made, in the format asked for; undefined in the format for people, who read the error output.
 * `file` is what GitLab shows it beside where no line is known.
 */
export async function writeProblem(
  problem: Problem,
  format: Format | undefined,
  file: string,
): Promise<string | undefined> {
  switch (format) {
    case 'json':
      return (await import('./jsonReport')).jsonProblem(problem)
    case 'markdown':
      return (await import('./markdownReport')).markdownProblem(problem)
    case 'sarif':
      return (await import('./sarifReport')).sarifProblem(problem)
    case 'github':
      return (await import('./githubReport')).githubProblem(problem)
    case 'gitlab':
      return (await import('./gitlabReport')).gitlabProblem(problem, file)
    case 'text':
    case undefined:
      return undefined
  }
}
