/** Adds an import under the last one. */
export function insertImport(text: string, line: string): string {
  const end = [...text.matchAll(/^(?:import |\} from ).*$/gm)].at(-1)
  const at = end ? end.index + end[0].length : 0
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`
}
