import type { TypeOfChangeType } from '@graphql-inspector/core'
import type { Judge } from './judgeContext'
import {
  judgeDirectiveArgumentAdded,
  judgeDirectiveArgumentRemoved,
  judgeDirectiveDefault,
  judgeDirectiveRefused,
  judgeDirectiveRemoved,
} from './judgeDirectives'
import { judgeEnumValueAdded, judgeEnumValueRemoved } from './judgeEnums'
import {
  judgeArgumentAdded,
  judgeArgumentDefault,
  judgeArgumentRemoved,
  judgeArgumentType,
  judgeFieldRemoved,
  judgeFieldType,
} from './judgeFields'
import {
  judgeInputFieldAdded,
  judgeInputFieldDefault,
  judgeInputFieldRemoved,
  judgeInputFieldType,
  judgeOneOf,
} from './judgeInputs'
import {
  judgeInterfaceAdded,
  judgeInterfaceRemoved,
  judgeRoot,
  judgeScalar,
  judgeTypeKind,
  judgeTypeRemoved,
  judgeUnionMemberAdded,
  judgeUnionMemberRemoved,
} from './judgeTypes'

/** What graphql-inspector does not report. */
type MissedKind =
  | 'INPUT_FIELD_DEPRECATION_ADDED'
  | 'INPUT_FIELD_DEPRECATION_REMOVED'
  | 'FIELD_ARGUMENT_DEPRECATION_ADDED'
  | 'FIELD_ARGUMENT_DEPRECATION_REMOVED'
  | 'INPUT_ONE_OF_ADDED'
  | 'FIELD_SEMANTIC_NON_NULL_REMOVED'
  | 'SCALAR_SPECIFICATION_CHANGED'

type ChangeKind = TypeOfChangeType | MissedKind

const harmless: Judge = () => null

/** Who judges which kind of change. Descriptions, deprecations and directives on the schema itself never reach a client. */
export const JUDGES: Record<ChangeKind, Judge> = {
  FIELD_REMOVED: judgeFieldRemoved,
  FIELD_TYPE_CHANGED: judgeFieldType,
  FIELD_SEMANTIC_NON_NULL_REMOVED: judgeFieldType,
  FIELD_ARGUMENT_ADDED: judgeArgumentAdded,
  FIELD_ARGUMENT_REMOVED: judgeArgumentRemoved,
  FIELD_ARGUMENT_TYPE_CHANGED: judgeArgumentType,
  FIELD_ARGUMENT_DEFAULT_CHANGED: judgeArgumentDefault,

  INPUT_FIELD_REMOVED: judgeInputFieldRemoved,
  INPUT_FIELD_ADDED: judgeInputFieldAdded,
  INPUT_FIELD_TYPE_CHANGED: judgeInputFieldType,
  INPUT_FIELD_DEFAULT_VALUE_CHANGED: judgeInputFieldDefault,
  INPUT_ONE_OF_ADDED: judgeOneOf,

  ENUM_VALUE_REMOVED: judgeEnumValueRemoved,
  ENUM_VALUE_ADDED: judgeEnumValueAdded,

  TYPE_REMOVED: judgeTypeRemoved,
  TYPE_KIND_CHANGED: judgeTypeKind,
  UNION_MEMBER_REMOVED: judgeUnionMemberRemoved,
  UNION_MEMBER_ADDED: judgeUnionMemberAdded,
  OBJECT_TYPE_INTERFACE_ADDED: judgeInterfaceAdded,
  OBJECT_TYPE_INTERFACE_REMOVED: judgeInterfaceRemoved,
  SCHEMA_QUERY_TYPE_CHANGED: judgeRoot,
  SCHEMA_MUTATION_TYPE_CHANGED: judgeRoot,
  SCHEMA_SUBSCRIPTION_TYPE_CHANGED: judgeRoot,
  SCALAR_SPECIFICATION_CHANGED: judgeScalar,

  DIRECTIVE_REMOVED: judgeDirectiveRemoved,
  DIRECTIVE_LOCATION_REMOVED: judgeDirectiveRefused,
  DIRECTIVE_REPEATABLE_REMOVED: judgeDirectiveRefused,
  DIRECTIVE_ARGUMENT_ADDED: judgeDirectiveArgumentAdded,
  DIRECTIVE_ARGUMENT_REMOVED: judgeDirectiveArgumentRemoved,
  DIRECTIVE_ARGUMENT_TYPE_CHANGED: judgeDirectiveRefused,
  DIRECTIVE_ARGUMENT_DEFAULT_VALUE_CHANGED: judgeDirectiveDefault,

  FIELD_ADDED: harmless,
  TYPE_ADDED: harmless,
  DIRECTIVE_ADDED: harmless,
  DIRECTIVE_LOCATION_ADDED: harmless,
  DIRECTIVE_REPEATABLE_ADDED: harmless,
  FIELD_DEPRECATION_ADDED: harmless,
  FIELD_DEPRECATION_REMOVED: harmless,
  FIELD_DEPRECATION_REASON_ADDED: harmless,
  FIELD_DEPRECATION_REASON_CHANGED: harmless,
  FIELD_DEPRECATION_REASON_REMOVED: harmless,
  ENUM_VALUE_DEPRECATION_REASON_ADDED: harmless,
  ENUM_VALUE_DEPRECATION_REASON_CHANGED: harmless,
  ENUM_VALUE_DEPRECATION_REASON_REMOVED: harmless,
  INPUT_FIELD_DEPRECATION_ADDED: harmless,
  INPUT_FIELD_DEPRECATION_REMOVED: harmless,
  FIELD_ARGUMENT_DEPRECATION_ADDED: harmless,
  FIELD_ARGUMENT_DEPRECATION_REMOVED: harmless,
  FIELD_DESCRIPTION_ADDED: harmless,
  FIELD_DESCRIPTION_CHANGED: harmless,
  FIELD_DESCRIPTION_REMOVED: harmless,
  FIELD_ARGUMENT_DESCRIPTION_CHANGED: harmless,
  INPUT_FIELD_DESCRIPTION_ADDED: harmless,
  INPUT_FIELD_DESCRIPTION_CHANGED: harmless,
  INPUT_FIELD_DESCRIPTION_REMOVED: harmless,
  ENUM_VALUE_DESCRIPTION_CHANGED: harmless,
  TYPE_DESCRIPTION_ADDED: harmless,
  TYPE_DESCRIPTION_CHANGED: harmless,
  TYPE_DESCRIPTION_REMOVED: harmless,
  DIRECTIVE_DESCRIPTION_CHANGED: harmless,
  DIRECTIVE_ARGUMENT_DESCRIPTION_CHANGED: harmless,
  DIRECTIVE_USAGE_UNION_MEMBER_ADDED: harmless,
  DIRECTIVE_USAGE_UNION_MEMBER_REMOVED: harmless,
  DIRECTIVE_USAGE_ENUM_ADDED: harmless,
  DIRECTIVE_USAGE_ENUM_REMOVED: harmless,
  DIRECTIVE_USAGE_ENUM_VALUE_ADDED: harmless,
  DIRECTIVE_USAGE_ENUM_VALUE_REMOVED: harmless,
  DIRECTIVE_USAGE_INPUT_OBJECT_ADDED: harmless,
  DIRECTIVE_USAGE_INPUT_OBJECT_REMOVED: harmless,
  DIRECTIVE_USAGE_FIELD_ADDED: harmless,
  DIRECTIVE_USAGE_FIELD_REMOVED: harmless,
  DIRECTIVE_USAGE_SCALAR_ADDED: harmless,
  DIRECTIVE_USAGE_SCALAR_REMOVED: harmless,
  DIRECTIVE_USAGE_OBJECT_ADDED: harmless,
  DIRECTIVE_USAGE_OBJECT_REMOVED: harmless,
  DIRECTIVE_USAGE_INTERFACE_ADDED: harmless,
  DIRECTIVE_USAGE_INTERFACE_REMOVED: harmless,
  DIRECTIVE_USAGE_ARGUMENT_DEFINITION_ADDED: harmless,
  DIRECTIVE_USAGE_ARGUMENT_DEFINITION_REMOVED: harmless,
  DIRECTIVE_USAGE_SCHEMA_ADDED: harmless,
  DIRECTIVE_USAGE_SCHEMA_REMOVED: harmless,
  DIRECTIVE_USAGE_FIELD_DEFINITION_ADDED: harmless,
  DIRECTIVE_USAGE_FIELD_DEFINITION_REMOVED: harmless,
  DIRECTIVE_USAGE_INPUT_FIELD_DEFINITION_ADDED: harmless,
  DIRECTIVE_USAGE_INPUT_FIELD_DEFINITION_REMOVED: harmless,
  DIRECTIVE_USAGE_ARGUMENT_ADDED: harmless,
  DIRECTIVE_USAGE_ARGUMENT_REMOVED: harmless,
}
