// A query of drizzle is not a promise but something that runs again at every `await`. Who gets one from a function, or
// finds one in a variable, cannot tell: so it is awaited where it is written, or written in an async function.

const isQuery = (type) =>
  type.isUnion()
    ? type.types.some(isQuery)
    : ['then', 'getSQL'].every((name) => type.getProperty(name) !== undefined)

module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      returned: 'The caller’s every `await` would run this query again: make the function async.',
      kept: 'Every `await` of this runs the query again: await it here.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices
    const checker = program.getTypeChecker()
    const typeOf = (node) => checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node))

    /** By what it returns and not by the type it declares, which may say Promise. */
    function checkReturned(node, value) {
      if (value && !node.async && isQuery(typeOf(value))) {
        context.report({ node: value, messageId: 'returned' })
      }
    }

    function checkValue(node) {
      if (node && isQuery(typeOf(node))) context.report({ node, messageId: 'kept' })
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
    }
  },
}
