// A query of drizzle is not a promise but something that runs again at every `await`. Who gets one from a function, or
// finds one in a variable, cannot tell: so it is awaited where it is written, or written in an async function. It is
// known by its words, so that the lint needs no types; what could bring one here under other words is refused as well.

/** The names of a database: its `delete` and `execute` are queries, those of a map or a prepared query are not. */
const HANDLES = ['db', 'tx', 'transaction']

/** A word with which a query begins, and those of which one makes it whole. */
const MADE_WHOLE_BY = new Map([
  ['select', ['from']],
  ['selectDistinct', ['from']],
  ['selectDistinctOn', ['from']],
  ['insert', ['values', 'select']],
  ['update', ['set']],
  ['delete', ['where', 'returning']],
])
const WHOLE = ['$count', 'refreshMaterializedView', 'findFirst', 'findMany']
const WHOLE_OF_HANDLE = ['delete', 'execute']
const SET_OPERATIONS = ['union', 'unionAll', 'intersect', 'intersectAll', 'except', 'exceptAll']

/** What comes of these words is a promise, a part of another query, or text; so it is of `execute` after another call. */
const LEFT_BY = ['as', 'catch', 'finally', 'getSQL', 'prepare', 'then', 'toSQL']

const WRAPPERS = {
  ChainExpression: 'expression',
  TSAsExpression: 'expression',
  TSNonNullExpression: 'expression',
  TSSatisfiesExpression: 'expression',
  TSTypeAssertion: 'expression',
  AssignmentExpression: 'right',
}

function unwrapped(node) {
  const inner = WRAPPERS[node.type]
  return inner ? unwrapped(node[inner]) : node
}

/** The words of `a.b(…).c(…)`, in the order in which they are written, with whether each is called. */
function wordsOf(node, isCalled = false) {
  const part = unwrapped(node)
  if (part.type === 'CallExpression') return wordsOf(part.callee, true)
  if (part.type === 'Identifier') return [{ word: part.name, isCalled }]
  if (part.type !== 'MemberExpression') return [{ word: '', isCalled }]
  const { object, property, computed } = part
  const word = computed ? property.value : property.name
  return [...wordsOf(object), { word, isCalled }]
}

function isChainOfQuery(words) {
  const called = words.map(({ word, isCalled }) => (isCalled ? word : ''))
  const isLeft = called.some(
    (word, index) => LEFT_BY.includes(word) || (word === 'execute' && called[index - 1]),
  )
  if (isLeft) return false
  return called.some((word, index) => {
    const before = words[index - 1]
    if (!before) return false
    if (WHOLE.includes(word)) return true
    if (WHOLE_OF_HANDLE.includes(word) && index === words.length - 1) {
      return before.isCalled ? before.word === 'with' : HANDLES.includes(before.word)
    }
    const wholeBy = MADE_WHOLE_BY.get(word)
    return wholeBy !== undefined && called.slice(index + 1).some((next) => wholeBy.includes(next))
  })
}

function isQuery(node) {
  const value = unwrapped(node)
  switch (value.type) {
    case 'ConditionalExpression':
      return isQuery(value.consequent) || isQuery(value.alternate)
    case 'LogicalExpression':
      return isQuery(value.left) || isQuery(value.right)
    case 'SequenceExpression':
      return isQuery(value.expressions.at(-1))
    case 'CallExpression': {
      const [first] = value.arguments
      const isSetOperation =
        value.callee.type === 'Identifier' && SET_OPERATIONS.includes(value.callee.name)
      return isSetOperation ? !!first && isQuery(first) : isChainOfQuery(wordsOf(value))
    }
    default:
      return false
  }
}

module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      returned: 'The caller’s every `await` would run this query again: make the function async.',
      kept: 'Every `await` of this runs the query again: await it here.',
      named: `The lint knows a query by its database: call it ${HANDLES.join(', ')}.`,
    },
  },
  create(context) {
    function checkReturned(node, value) {
      if (value && !node.async && isQuery(value)) {
        context.report({ node: value, messageId: 'returned' })
      }
    }

    function checkValue(node) {
      if (node && isQuery(node)) context.report({ node, messageId: 'kept' })
    }

    function checkName(node) {
      const { name } = node.type === 'Identifier' ? node : (node.key ?? {})
      if (name && !HANDLES.includes(name)) context.report({ node, messageId: 'named' })
    }

    return {
      ArrowFunctionExpression(node) {
        if (node.body.type !== 'BlockStatement') checkReturned(node, node.body)
      },
      ReturnStatement(node) {
        const isFunction = ({ type }) => type.includes('Function')
        const outer = context.sourceCode.getAncestors(node).findLast(isFunction)
        if (outer) checkReturned(outer, node.argument)
      },
      VariableDeclarator: ({ init }) => checkValue(init),
      AssignmentExpression: ({ right }) => checkValue(right),
      'ObjectExpression > Property': ({ value }) => checkValue(value),
      PropertyDefinition: ({ value }) => checkValue(value),
      'TSTypeAnnotation > TSTypeReference[typeName.name=/^(Database|Transaction)$/]': (node) =>
        checkName(node.parent.parent),
      'CallExpression[callee.property.name="transaction"] > :function'({ params: [first] }) {
        if (first?.type === 'Identifier') checkName(first)
      },
    }
  },
}
