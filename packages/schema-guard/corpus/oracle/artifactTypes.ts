import ts from 'typescript'
import { sortOf } from './sorts'

/** Whether a value is what a generated type promises: nothing, or what is wrong and where. */
export type Check = (value: unknown, path: string, wrong: Set<string>) => void

/** Reads the `$data` type out of an artifact of relay-compiler. */
export function dataTypeOf(artifact: string, name: string): Check {
  const source = ts.createSourceFile('artifact.ts', artifact, ts.ScriptTarget.ES2022)
  const aliases = new Map<string, ts.TypeNode>()
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement)) aliases.set(statement.name.text, statement.type)
  }
  const type = aliases.get(`${name}$data`)
  if (!type) throw new Error(`${name} has no data type`)
  return checkOf(type, aliases)
}

const anything: Check = () => undefined

function checkOf(type: ts.TypeNode, aliases: ReadonlyMap<string, ts.TypeNode>): Check {
  if (ts.isParenthesizedTypeNode(type)) return checkOf(type.type, aliases)
  if (ts.isUnionTypeNode(type)) return unionCheck(type, aliases)
  if (ts.isTypeLiteralNode(type)) return objectCheck(type, aliases)
  if (ts.isLiteralTypeNode(type)) {
    return type.literal.kind === ts.SyntaxKind.NullKeyword ? sorted('null') : sorted('string')
  }
  if (ts.isTypeReferenceNode(type)) return referenceCheck(type, aliases)
  switch (type.kind) {
    case ts.SyntaxKind.StringKeyword:
      return sorted('string')
    case ts.SyntaxKind.NumberKeyword:
      return sorted('number')
    case ts.SyntaxKind.BooleanKeyword:
      return sorted('boolean')
    case ts.SyntaxKind.UndefinedKeyword:
      return sorted('undefined')
    default:
      return anything
  }
}

const named = (value: unknown) => (value === null ? 'null' : sortOf(value))

// Enum values that are not known yet are provided for, so that any text will do.
const sorted =
  (sort: string): Check =>
  (value, path, wrong) => {
    if (named(value) !== sort) wrong.add(`${path}: ${named(value)} for ${sort}`)
  }

function referenceCheck(
  { typeName, typeArguments }: ts.TypeReferenceNode,
  aliases: ReadonlyMap<string, ts.TypeNode>,
): Check {
  const name = ts.isIdentifier(typeName) ? typeName.text : ''
  const alias = aliases.get(name)
  const [inner] = typeArguments ?? []
  if (alias) return checkOf(alias, aliases)
  if (name === 'DayValue' || name === 'MoneyValue') return sorted(name.replace('Value', ''))
  if (name === 'ReadonlyArray' && inner) {
    const item = checkOf(inner, aliases)
    return (value, path, wrong) => {
      if (!Array.isArray(value)) wrong.add(`${path}: ${named(value)} for list`)
      else for (const one of value) item(one, `${path}*`, wrong)
    }
  }
  if (name === 'Result' && inner) {
    const success = checkOf(inner, aliases)
    return (value, path, wrong) => {
      if (typeof value !== 'object' || value === null || !('ok' in value)) {
        wrong.add(`${path}: no result`)
      } else if (value.ok === true) success(Reflect.get(value, 'value'), path, wrong)
    }
  }
  return anything
}

function objectCheck(type: ts.TypeLiteralNode, aliases: ReadonlyMap<string, ts.TypeNode>): Check {
  const properties = type.members.flatMap((member) => {
    if (!ts.isPropertySignature(member) || !member.type) return []
    const name = nameOf(member.name)
    // A type's own name is expected only where a fragment names it; a reference is no data.
    if (name === '__typename' || name.startsWith(' $')) return []
    return [{ name, isOptional: !!member.questionToken, check: checkOf(member.type, aliases) }]
  })
  return (value, path, wrong) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || 'scalar' in value) {
      wrong.add(`${path}: ${named(value)} for object`)
      return
    }
    for (const { name, isOptional, check } of properties) {
      const property: unknown = Reflect.get(value, name)
      if (property === undefined && isOptional) continue
      check(property, `${path}.${name}`, wrong)
    }
  }
}

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : ''

function unionCheck({ types }: ts.UnionTypeNode, aliases: ReadonlyMap<string, ts.TypeNode>): Check {
  const objects = types.filter(ts.isTypeLiteralNode)
  const members = types.map((type) => ({
    check: checkOf(type, aliases),
    typename: ts.isTypeLiteralNode(type) ? typenameOf(type) : undefined,
  }))
  return (value, path, wrong) => {
    const name: unknown =
      typeof value === 'object' && value !== null ? Reflect.get(value, '__typename') : undefined
    const told = members.filter(({ typename }) => typename === name)
    // Of several objects, the one that the type's name tells; of those without a name, any.
    const fitting =
      objects.length > 1 && name !== undefined
        ? told.length > 0
          ? told
          : members.filter(({ typename }) => typename === '%other')
        : members
    const failures = fitting.map(({ check }) => {
      const found = new Set<string>()
      check(value, path, found)
      return found
    })
    if (failures.some((found) => found.size === 0)) return
    // Who says most looked deepest: the others were of another sort.
    const told1 = failures.sort((a, b) => depth(b) - depth(a))[0] ?? []
    for (const one of told1) wrong.add(one)
  }
}

const depth = (found: ReadonlySet<string>) => Math.max(...[...found].map((one) => one.length))

function typenameOf(type: ts.TypeLiteralNode): string | undefined {
  for (const member of type.members) {
    if (!ts.isPropertySignature(member) || nameOf(member.name) !== '__typename') continue
    const { type: literal } = member
    if (literal && ts.isLiteralTypeNode(literal) && ts.isStringLiteral(literal.literal)) {
      return literal.literal.text
    }
  }
  return undefined
}
