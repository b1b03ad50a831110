// Words that people read live in …Copy.ts. What is shown holds no letter of its own; any other text of a component is
// known as words by a space between two of them or by a sign of French.

const LETTER = /\p{L}/u
const WORDS = /\p{L}{2,}[,.;:!?]?\s+\p{L}{2,}|[À-ÖØ-öø-ÿŒœ’«»]/u

/** Attributes whose text people see or hear. */
const SHOWN = ['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title']
/** Attributes that hold several names at once. */
const LISTS = ['aria-controls', 'aria-describedby', 'aria-labelledby', 'autoComplete', 'className']
/** What the text of these is a part of is not shown: an import, a query, an error for developers. */
const UNSHOWN = [
  'ImportDeclaration',
  'ImportExpression',
  'TaggedTemplateExpression',
  'TSLiteralType',
]

const isError = ({ type, callee }) =>
  type === 'NewExpression' && callee.type === 'Identifier' && callee.name.endsWith('Error')

/** Whether the value of `node` is that of the expression around it. */
function isPassedOn(node, parent) {
  switch (parent.type) {
    case 'ConditionalExpression':
      return parent.test !== node
    case 'LogicalExpression':
    case 'TemplateLiteral':
    case 'TSAsExpression':
    case 'JSXExpressionContainer':
      return true
    default:
      return false
  }
}

/** The attribute or the element that shows this text, or the code that it is a part of. */
function holderOf(node) {
  const { parent } = node
  return isPassedOn(node, parent) ? holderOf(parent) : parent
}

module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { words: 'Words that people read live in …Copy.ts: take them from there.' },
  },
  create(context) {
    function check(node, text) {
      const holder = holderOf(node)
      const attribute = holder.type === 'JSXAttribute' ? holder.name.name : null
      if (LISTS.includes(attribute)) return
      const isShown = attribute === null ? /^JSX/.test(holder.type) : SHOWN.includes(attribute)
      if (!(isShown ? LETTER : WORDS).test(text)) return
      const around = context.sourceCode.getAncestors(node)
      if (around.some((outer) => UNSHOWN.includes(outer.type) || isError(outer))) return
      context.report({ node, messageId: 'words' })
    }

    return {
      JSXText: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
    }
  },
}
