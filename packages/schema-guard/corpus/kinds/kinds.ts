import { ABSTRACT_KINDS } from './abstractKinds'
import { ENUM_KINDS } from './enumKinds'
import { ADDED_FIELD_KINDS, FIELD_KINDS, SEMANTIC_KINDS } from './fieldKinds'
import { ADDED_INPUT_KINDS, INPUT_KINDS } from './inputKinds'
import type { Kind } from './kind'
import { DIRECTIVE_KINDS, ROOT_KINDS } from './rootKinds'
import { TYPE_KINDS } from './typeKinds'

export const KINDS: readonly Kind[] = [
  ...FIELD_KINDS,
  ...SEMANTIC_KINDS,
  ...ADDED_FIELD_KINDS,
  ...INPUT_KINDS,
  ...ADDED_INPUT_KINDS,
  ...TYPE_KINDS,
  ...ENUM_KINDS,
  ...ABSTRACT_KINDS,
  ...ROOT_KINDS,
  ...DIRECTIVE_KINDS,
]
