import {
  Kind,
  parse,
  parseConstValue,
  parseType,
  print,
  type ConstDirectiveNode,
  type ConstValueNode,
  type DocumentNode,
  type DirectiveDefinitionNode,
  type EnumTypeDefinitionNode,
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  type InputValueDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
  type ScalarTypeDefinitionNode,
  type SchemaDefinitionNode,
  type UnionTypeDefinitionNode,
} from 'graphql'

type Writable<Value> = Value extends readonly (infer Item)[]
  ? Writable<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Writable<Value[Key]> }
    : Value

export type Field = Writable<FieldDefinitionNode>
export type Input = Writable<InputValueDefinitionNode>
export type Composite = Writable<ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode>
type InputObject = Writable<InputObjectTypeDefinitionNode>
type Enum = Writable<EnumTypeDefinitionNode>
type Union = Writable<UnionTypeDefinitionNode>
type Scalar = Writable<ScalarTypeDefinitionNode>
type DirectiveDefinition = Writable<DirectiveDefinitionNode>

const PARSED = new Map<string, string>()

/** A schema's text as something to change. */
export class Editable {
  readonly document: Writable<DocumentNode>

  constructor(readonly source: string) {
    const text = source
    let parsed = PARSED.get(text)
    if (parsed === undefined) {
      parsed = JSON.stringify(parse(text, { noLocation: true }))
      PARSED.set(text, parsed)
    }
    this.document = JSON.parse(parsed)
  }

  text = (): string => print(this.document as never)

  private of<Node>(kinds: readonly Kind[]): Node[] {
    return this.document.definitions.filter(({ kind }) => kinds.includes(kind)) as Node[]
  }

  get composites(): Composite[] {
    return this.of([Kind.OBJECT_TYPE_DEFINITION, Kind.INTERFACE_TYPE_DEFINITION])
  }
  get objects(): Composite[] {
    return this.of([Kind.OBJECT_TYPE_DEFINITION])
  }
  get interfaces(): Composite[] {
    return this.of([Kind.INTERFACE_TYPE_DEFINITION])
  }
  get inputs(): InputObject[] {
    return this.of([Kind.INPUT_OBJECT_TYPE_DEFINITION])
  }
  get enums(): Enum[] {
    return this.of([Kind.ENUM_TYPE_DEFINITION])
  }
  get unions(): Union[] {
    return this.of([Kind.UNION_TYPE_DEFINITION])
  }
  get scalars(): Scalar[] {
    return this.of([Kind.SCALAR_TYPE_DEFINITION])
  }
  get directives(): DirectiveDefinition[] {
    return this.of([Kind.DIRECTIVE_DEFINITION])
  }
  get schema(): Writable<SchemaDefinitionNode> {
    const [found] = this.of<Writable<SchemaDefinitionNode>>([Kind.SCHEMA_DEFINITION])
    if (!found) throw new Error('the base says what its roots are')
    return found
  }

  composite(name: string): Composite {
    const found = this.composites.find((one) => one.name.value === name)
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  field(coordinate: string): Field {
    const [type = '', name] = coordinate.split('.')
    const found = this.composite(type).fields?.find((one) => one.name.value === name)
    if (!found) throw new Error(`no ${coordinate}`)
    return found
  }
  input(name: string): InputObject {
    const found = this.inputs.find((one) => one.name.value === name)
    if (!found) throw new Error(`no ${name}`)
    return found
  }

  add(text: string) {
    const { definitions } = parse(text, { noLocation: true })
    this.document.definitions.push(...(structuredClone(definitions) as never[]))
  }
  drop(name: string) {
    this.document.definitions = this.document.definitions.filter(
      (node) => !('name' in node && node.name?.value === name),
    )
  }

  /** Every place where a type is named, given another name. */
  rename(from: string, to: string, isUsed: (around: string) => boolean = () => true) {
    const walk = (node: unknown, around: string) => {
      if (typeof node !== 'object' || node === null) return
      if (isNamed(node, from) && isUsed(around)) node.name.value = to
      for (const value of Object.values(node)) walk(value, around)
    }
    for (const node of this.document.definitions) {
      walk(node, 'name' in node ? (node.name?.value ?? '') : '')
    }
  }

  /** The type under its own name, and every mention of it. */
  renameType(from: string, to: string) {
    this.rename(from, to)
    for (const node of this.document.definitions) {
      if ('name' in node && node.name?.value === from) node.name.value = to
    }
  }
}

function isNamed(node: object, name: string): node is { name: { value: string } } {
  if (!('kind' in node) || node.kind !== Kind.NAMED_TYPE || !('name' in node)) return false
  const { name: own } = node
  return typeof own === 'object' && own !== null && 'value' in own && own.value === name
}

export const typeText = (node: { type: unknown }): string => print(node.type as never)

export function setType(node: { type: unknown }, text: string) {
  node.type = parseType(text, { noLocation: true })
}

export const defaultText = (node: Input): string | null =>
  node.defaultValue ? print(node.defaultValue as ConstValueNode) : null

export function setDefault(node: Input, text: string | null) {
  if (text === null) delete node.defaultValue
  else node.defaultValue = parseConstValue(text, { noLocation: true }) as never
}

const fieldIn = (text: string) => new Editable(`type T { ${text} }`).composite('T').fields?.[0]

/** `name(argument: Int): String`, to be added to a type. */
export function fieldOf(text: string): Field {
  const field = fieldIn(text)
  if (!field) throw new Error(text)
  return field
}

/** `name: Int = 1`, to be added to arguments or an input. */
export function inputOf(text: string): Input {
  const input = fieldIn(`f(${text}): Int`)?.arguments?.[0]
  if (!input) throw new Error(text)
  return input
}

/** `@name(argument: 1)`, to be put on anything. */
export function directiveOf(text: string): Writable<ConstDirectiveNode> {
  const directive = fieldIn(`f: Int ${text}`)?.directives?.[0]
  if (!directive) throw new Error(text)
  return directive
}

export function withoutDirective(
  node: { directives?: Writable<ConstDirectiveNode>[] },
  name: string,
) {
  node.directives = (node.directives ?? []).filter((one) => one.name.value !== name)
}

export const named = (node: { name: { value: string } }): string => node.name.value

/** The name of the type inside of lists and non-nulls. */
export const bare = (type: string): string => type.replace(/[[\]!]/g, '')
