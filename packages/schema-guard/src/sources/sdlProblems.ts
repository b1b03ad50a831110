import {
  getEnterLeaveForKind,
  Kind,
  KnownArgumentNamesRule,
  KnownDirectivesRule,
  KnownTypeNamesRule,
  LoneSchemaDefinitionRule,
  PossibleTypeExtensionsRule,
  ProvidedRequiredArgumentsRule,
  specifiedDirectives,
  UniqueArgumentDefinitionNamesRule,
  UniqueArgumentNamesRule,
  UniqueDirectiveNamesRule,
  UniqueDirectivesPerLocationRule,
  UniqueEnumValueNamesRule,
  UniqueFieldDefinitionNamesRule,
  UniqueInputFieldNamesRule,
  UniqueOperationTypesRule,
  UniqueTypeNamesRule,
  visit,
  visitInParallel,
  type ASTVisitor,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLError,
  type ValidationContext,
} from 'graphql'

type SdlContext = Parameters<typeof UniqueTypeNamesRule>[0] & ValidationContext
type Rule = (context: SdlContext) => ASTVisitor

// graphql-js's own for an SDL, but that directives need not be declared: few back ends declare all.
// These look at a definition as a whole,
const OF_DEFINITIONS: readonly Rule[] = [
  LoneSchemaDefinitionRule,
  UniqueOperationTypesRule,
  UniqueTypeNamesRule,
  UniqueEnumValueNamesRule,
  UniqueFieldDefinitionNamesRule,
  UniqueArgumentDefinitionNamesRule,
  UniqueDirectiveNamesRule,
  PossibleTypeExtensionsRule,
]

/** Of a rule for documents, what it says of directives: the part that holds for an SDL as well. */
const onDirectives =
  (rule: Rule): Rule =>
  (context) => {
    const visitor = rule(context)
    return 'Directive' in visitor ? { Directive: visitor.Directive } : {}
  }

/** Of a directive that is declared, whether it stands where it may. */
const placesOfDeclared = (context: Parameters<typeof KnownDirectivesRule>[0]): ASTVisitor => {
  const declared = new Set(specifiedDirectives.map(({ name }) => name))
  for (const definition of context.getDocument().definitions) {
    if (definition.kind === Kind.DIRECTIVE_DEFINITION) declared.add(definition.name.value)
  }
  const { enter } = getEnterLeaveForKind(KnownDirectivesRule(context), Kind.DIRECTIVE)
  return {
    Directive(node, ...where) {
      if (declared.has(node.name.value)) enter?.call(undefined, node, ...where)
    },
  }
}

// and these at the directives in it.
const OF_DIRECTIVES: readonly Rule[] = [
  placesOfDeclared,
  UniqueDirectivesPerLocationRule,
  onDirectives(KnownArgumentNamesRule),
  onDirectives(ProvidedRequiredArgumentsRule),
  UniqueArgumentNamesRule,
  UniqueInputFieldNamesRule,
]

/** What keeps a server from starting with an SDL, before its types are looked at: of types, only that they are there. */
export function sdlProblems(document: DocumentNode): GraphQLError[] {
  const { context, problems } = createContext(document)
  // One after another: what a rule remembers of all types need not be kept beside that of the next.
  for (const rule of OF_DEFINITIONS) {
    const visitor = rule(context)
    for (const definition of document.definitions) {
      const { enter } = getEnterLeaveForKind(visitor, definition.kind)
      enter?.call(visitor, definition, undefined, undefined, [], [])
    }
  }
  const deep = visitInParallel(OF_DIRECTIVES.map((rule) => rule(context)))
  // Most have none, and to look into all takes longer than to build the schema.
  for (const definition of document.definitions.filter(hasDirectives)) visit(definition, deep)
  return problems
}

/** The types that an SDL names and does not have. */
export function unknownTypes(document: DocumentNode): GraphQLError[] {
  const { context, problems } = createContext(document)
  visit(document, KnownTypeNamesRule(context))
  return problems
}

function createContext(document: DocumentNode) {
  const problems: GraphQLError[] = []
  const context = {
    getSchema: () => undefined,
    getDocument: () => document,
    reportError: (problem: GraphQLError) => void problems.push(problem),
  }
  // graphql-js keeps the class to itself; of it, these rules use no more than this.
  return { context: context as unknown as SdlContext, problems }
}

type Node = { directives?: readonly unknown[] | undefined }
type Parts = { [Key in 'fields' | 'arguments' | 'values']?: readonly (Node & Parts)[] | undefined }

const hasDirectives = (node: DefinitionNode): boolean => holdsDirectives(Object(node))

function holdsDirectives(node: Node & Parts): boolean {
  if (node.directives && node.directives.length > 0) return true
  return [node.fields, node.arguments, node.values].some((parts) => parts?.some(holdsDirectives))
}
