import { Kind as Syntax, print } from 'graphql'
import { bare, named, typeText, type Composite, type Editable } from './editable'
import { kind, type Kind } from './kind'
import { allNames } from './typeTools'

/** Kinds of change of unions, interfaces and what stands in them. */
export const ABSTRACT_KINDS: Kind[] = [
  kind('an object is an interface now', (base) =>
    base.objects.map((type) => ({
      at: named(type),
      edit: (schema) => {
        for (const union of schema.unions) {
          union.types = (union.types ?? []).filter((one) => one.name.value !== named(type))
        }
        Object.assign(schema.composite(named(type)), { kind: Syntax.INTERFACE_TYPE_DEFINITION })
        schema.add(
          print({ ...schema.composite(named(type)), kind: Syntax.OBJECT_TYPE_DEFINITION } as never)
            .replace(`type ${named(type)}`, `type ${named(type)}One`)
            .replace(' implements ', ` implements ${named(type)} & `)
            .replace(`${named(type)}One {`, `${named(type)}One implements ${named(type)} {`),
        )
      },
    })),
  ),
  kind('an interface is a union now', (base) =>
    base.interfaces.map((type) => ({
      at: named(type),
      edit: (schema) => {
        const members = schema.objects.filter((one) => implementsIt(one, named(type)))
        schema.drop(named(type))
        for (const one of members) {
          one.interfaces = (one.interfaces ?? []).filter((own) => own.name.value !== named(type))
        }
        schema.add(`union ${named(type)} = ${members.map(named).join(' | ')}`)
      },
    })),
  ),
  kind('a union gets an object that is there', (base) =>
    base.unions.map((union) => ({
      at: named(union),
      edit: (schema) => addMember(schema, named(union), 'Line'),
    })),
  ),
  kind('a union gets a new object', (base) =>
    base.unions.map((union) => ({
      at: named(union),
      edit: (schema) => {
        schema.add('type Fresh { text: String! }')
        addMember(schema, named(union), 'Fresh')
      },
    })),
  ),
  kind('a union loses an object', (base) =>
    base.unions.flatMap((union) =>
      (union.types ?? []).map(({ name: { value } }) => ({
        at: `${named(union)} ${value}`,
        edit: (schema) => {
          const found = schema.unions.find((one) => named(one) === named(union))
          if (found) found.types = (found.types ?? []).filter((one) => one.name.value !== value)
        },
      })),
    ),
  ),
  kind('an object drops an interface', (base) =>
    base.objects.flatMap((type) =>
      (type.interfaces ?? []).map(({ name: { value } }) => ({
        at: `${named(type)} ${value}`,
        edit: (schema) => dropInterface(schema.composite(named(type)), value),
      })),
    ),
  ),
  kind('an interface is dropped by everybody', (base) =>
    base.interfaces.map((type) => ({
      at: named(type),
      edit: (schema) => schema.objects.forEach((one) => dropInterface(one, named(type))),
    })),
  ),
  kind('an object gets an interface that it fits', (base) =>
    base.objects.flatMap((type) =>
      base.interfaces.flatMap((one) =>
        implementsIt(type, named(one))
          ? []
          : [
              {
                at: `${named(type)} ${named(one)}`,
                edit: (schema) => {
                  const object = schema.composite(named(type))
                  object.interfaces = [...(object.interfaces ?? []), namedType(named(one))] as never
                  for (const field of schema.composite(named(one)).fields ?? []) {
                    if (!object.fields?.some((own) => named(own) === named(field))) {
                      object.fields?.push(structuredClone(field))
                    }
                  }
                },
              },
            ],
      ),
    ),
  ),
  kind('a new object implements an interface', (base) =>
    base.interfaces.map((type) => ({
      at: named(type),
      edit: (schema) => {
        const fields = (schema.composite(named(type)).fields ?? []).map((one) =>
          print(one as never),
        )
        schema.add(`type Fresh implements ${named(type)} { ${fields.join('\n')} }`)
      },
    })),
  ),
  kind('a type is removed with all that mentions it', (base) =>
    Object.values(allNames(base))
      .flat()
      .map((name) => ({ at: name, edit: (schema) => removeType(schema, name) })),
  ),
  kind('a type is added', () =>
    ['type Fresh { a: Int }', 'enum Fresh { A }', 'input Fresh { a: Int }', 'scalar Fresh'].map(
      (text) => ({
        at: text,
        edit: (schema) => schema.add(text),
      }),
    ),
  ),
  kind('types are put in another order', () => [
    { at: 'schema', edit: (schema) => void schema.document.definitions.reverse() },
  ]),
]

const namedType = (value: string) => ({
  kind: Syntax.NAMED_TYPE,
  name: { kind: Syntax.NAME, value },
})

const implementsIt = (type: Composite, name: string) =>
  (type.interfaces ?? []).some((own) => own.name.value === name)

function dropInterface(type: Composite, name: string) {
  type.interfaces = (type.interfaces ?? []).filter((own) => own.name.value !== name)
}

function addMember(schema: Editable, union: string, member: string) {
  const found = schema.unions.find((one) => named(one) === union)
  if (found) found.types = [...(found.types ?? []), namedType(member)] as never
}

function removeType(schema: Editable, name: string) {
  schema.drop(name)
  const mentions = (node: { type: unknown }) => bare(typeText(node)) === name
  for (const type of schema.composites) {
    dropInterface(type, name)
    type.fields = (type.fields ?? []).filter((field) => !mentions(field))
    for (const field of type.fields)
      field.arguments = (field.arguments ?? []).filter((one) => !mentions(one))
  }
  for (const type of schema.inputs)
    type.fields = (type.fields ?? []).filter((one) => !mentions(one))
  for (const union of schema.unions) {
    union.types = (union.types ?? []).filter((one) => one.name.value !== name)
  }
}
