import type { ASTNode, Location } from 'graphql'
import type { Place } from '../model'

/** The file, line and column of a node, whatever file its text was cut from. */
export function placeOf(node: ASTNode): Place {
  const location = locationOf(node)
  if (!location) return { file: '', line: 1, column: 1 }
  const { source, startToken } = location
  const { line, column } = source.locationOffset
  return {
    file: source.name,
    line: startToken.line + line - 1,
    column: startToken.line === 1 ? startToken.column + column - 1 : startToken.column,
  }
}

function locationOf(node: ASTNode): Location | undefined {
  if (node.loc) return node.loc
  return 'name' in node && node.name?.loc ? node.name.loc : undefined
}

/** Whether `inner` is written inside `outer`. */
export function contains(outer: ASTNode, inner: ASTNode): boolean {
  if (outer === inner) return true
  const [around, within] = [outer.loc, inner.loc]
  if (!around || !within || around.source !== within.source) return false
  return around.start <= within.start && within.end <= around.end
}

export const placeText = ({ file, line }: Pick<Place, 'file' | 'line'>) => `${file}:${line}`
