import {
  isAbstractType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import type { SentDocuments } from '../documents/lowerDocuments'
import { print } from 'graphql'

export type ContractOperation = {
  name: string
  text: string
  document: DocumentNode
  node: OperationDefinitionNode
}

/** The operations as they are sent: the compiled text where there is one, else ours with the types that the check needs. */
export function contractOperations(
  clients: readonly SentDocuments[],
  schema: GraphQLSchema,
  compiled: ReadonlyMap<string, string>,
): ContractOperation[] {
  return clients.flatMap(({ operations }) =>
    operations.flatMap(({ definition: { name }, document }): ContractOperation[] => {
      const known = compiled.get(name)
      const text = known ?? print(withTypenames(document, schema))
      const sent = parse(text)
      const node = sent.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)
      return node ? [{ name, text, document: sent, node }] : []
    }),
  )
}

function withTypenames(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const info = new TypeInfo(schema)
  return visit(
    document,
    visitWithTypeInfo(info, {
      SelectionSet(set) {
        if (!isAbstractType(info.getParentType())) return undefined
        const typename = {
          kind: Kind.FIELD,
          name: { kind: Kind.NAME, value: '__typename' },
        } as const
        return { ...set, selections: [typename, ...set.selections] }
      },
    }),
  )
}
