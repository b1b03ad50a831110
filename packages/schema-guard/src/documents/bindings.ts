import { Kind, parseType, type ValueNode, type VariableDefinitionNode } from 'graphql'
import { argumentsOf } from './ownSelections'
import type { ParsedFragment } from './parseDocuments'
import { NO_BINDINGS, type Bindings } from './substitute'

/** What the fragment's own variables stand for in this spread: the value given, else the default, else null. */
export function bindingsOf(
  { node }: ParsedFragment,
  given: Bindings,
  provided: Map<string, VariableDefinitionNode>,
): Bindings {
  const declared = argumentsOf(node.directives ?? [], 'argumentDefinitions')
  if (declared.length === 0) return NO_BINDINGS
  return new Map(
    declared.map(({ name, value }): [string, ValueNode] => {
      const options = new Map<string, ValueNode>(
        value.kind === Kind.OBJECT ? value.fields.map((f) => [f.name.value, f.value]) : [],
      )
      const [type, provider] = [options.get('type'), options.get('provider')]
      if (provider?.kind === Kind.STRING && type?.kind === Kind.STRING) {
        const variable = {
          kind: Kind.VARIABLE,
          name: { kind: Kind.NAME, value: `__relay_internal__pv__${moduleOf(provider.value)}` },
        } as const
        provided.set(variable.name.value, {
          kind: Kind.VARIABLE_DEFINITION,
          variable,
          type: parseType(type.value, { noLocation: true }),
          ...(name.loc ? { loc: name.loc } : {}),
        })
        return [name.value, variable]
      }
      const fallback = options.get('defaultValue') ?? { kind: Kind.NULL }
      return [name.value, given.get(name.value) ?? fallback]
    }),
  )
}

const moduleOf = (path: string) => path.replace(/^.*\//, '').replace(/\W/g, '')
