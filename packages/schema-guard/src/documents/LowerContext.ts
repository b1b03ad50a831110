import type { FieldNode, GraphQLSchema, SelectionSetNode } from 'graphql'
import type { Position } from './relayDirectives'
import type { Resolver } from './resolvers'
import type { Bindings } from './substitute'

export type LowerContext = {
  schema: GraphQLSchema
  isRelay: boolean
  /** Nodes that no author wrote. */
  generated: WeakSet<object>
  /** What `@required` says on a field. */
  required: WeakMap<object, string>
  /** Fields under `@throwOnFieldError` or `@catch`: there, a null without an error is what `@semanticNonNull` rules out. */
  semantic: WeakSet<object>
  isSemantic: boolean
  position: Position
  resolvers: readonly Resolver[]
  /** The type that a fragment stands on. */
  typeOfFragment(name: string): string | undefined
  /** Whether a fragment only writes to what others have fetched. */
  isUpdatable(name: string): boolean
  /** Notes what is asked for of something that a resolver brings: Relay sends it by itself. */
  addClientEdge(edge: ClientEdge): void
  /** Returns the name of the fragment as it is sent, with its arguments put in; null when nothing of it is left. */
  lowerSpread(name: string, values: Bindings): string | null
  /** The selections of a fragment by its sent name, for those who write them out in its place. */
  writeOut(name: string, sentName: string): SelectionSetNode | undefined
}

export type ClientEdge = { field: FieldNode; type: string; position: Position }
